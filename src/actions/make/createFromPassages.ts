import { message, together } from "../../message";
import { engine } from "../../engine";
import { cornerEnds } from "../../maze/model";
import { addressOf, wholeSheet } from "../../worksheet/excel";
import { ORIGIN } from "../../worksheet/sizeCells";
import { type ActionOutcome, type Dialogue, type Layout, act } from "../desk";
import { drawOnNewSheet, expectRoom, room } from "./newSheet";

/**
 * Draws a maze whose passages were typed or pasted as pairs of cells, on a new sheet. It is as large as the cells require: addresses
 * count from the first row and column that are named, numbers of rows and columns from 0. Where no passage was typed there is a
 * wall. Throws ActionFailure, for a fault in the text with its line and column; then nothing was changed.
 */
export function createFromPassages(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("create-from-passages-button"), dialogue, async (job, changes) => {
    const drawing = await engine.run("drawPassages", { text, sheet: wholeSheet, room }, dialogue.signal);
    const { maze, first, areAddresses } = expectRoom(drawing);
    const ends = cornerEnds(maze);
    const drawn = await drawOnNewSheet({ job, dialogue, changes }, { maze, ends }, layout);
    const isMoved = areAddresses && (first.row !== ORIGIN.row || first.column !== ORIGIN.column);
    const cell = addressOf({ ...first, rows: 1, columns: 1 });
    return together(drawn, isMoved ? message("first-cell-moved", { cell }) : undefined);
  });
}
