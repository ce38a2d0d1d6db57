import { message, together } from "../../message";
import { engine } from "../../engine";
import { painted } from "../../worksheet/changes";
import { addressOf, Refusal, wholeSheet } from "../../worksheet/excel";
import { ON_PATH, solutionDrawn } from "../../worksheet/solution";
import { type Act, type ActionOutcome, type Dialogue, type Layout, act, readMarkedMaze } from "../desk";
import { drawOnNewSheet, expectRoom, room, checkRoom } from "./newSheet";
import { decode, decodeMaze } from "../../maze/code";
import { cornerEnds } from "../../maze/model";
import { codeOf } from "./recipe";
import { ORIGIN } from "../../worksheet/sizeCells";

/**
 * Draws the maze of a text, in any of the forms, on a new sheet; a path that is marked in it becomes its solution. Throws ActionFailure,
 * for a fault in the text with its line and column; then nothing was changed.
 */
export function openText(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("open-text-button"), dialogue, async (job, changes) => {
    dialogue.progress(0, 1, message("reading-text"));
    const { maze, ends, path } = expectRoom(await engine.run("readDrawing", { text, room }, dialogue.signal));
    const drawn = await drawOnNewSheet({ job, dialogue, changes }, { maze, ends }, layout);
    if (path === undefined) return drawn;
    await fillPath({ job, dialogue, changes }, path);
    return together(drawn, message("path-of-text-drawn", { steps: path.length - 1 }));
  });
}

/** Fills the path of the maze that was just drawn, as Solve does. */
async function fillPath({ job, dialogue, changes }: Act, path: Uint32Array): Promise<void> {
  dialogue.progress(0, 1, message("drawing-solution"));
  const { reading, standing, isFree } = await readMarkedMaze({ job, dialogue, changes });
  const { state, area, maze } = reading;
  const kinds = new Uint8Array(maze.size);
  for (const cell of path) if (isFree(cell)) kinds[cell] = ON_PATH;
  const ifStuck = message("solution-unfinished", { maze: addressOf(area), sheet: state.name });
  const drawn = painted(await solutionDrawn(job.stamp, standing, { kinds, arrows: undefined }), { ifStuck });
  await changes.make(job, drawn);
}

/** Makes the maze of a share code and draws it on a new sheet. Throws ActionFailure; then nothing was changed. */
export function drawCode(code: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("draw-code-button"), dialogue, async (job, changes) => {
    if (code.trim() === "") throw new Refusal(message("no-share-code"));
    const shared = decodeMaze(code);
    if (shared !== undefined) {
      const { maze, ends = cornerEnds(maze) } = shared;
      checkRoom(maze.rows, maze.columns);
      return drawOnNewSheet({ job, dialogue, changes }, { maze, ends, code: undefined }, layout);
    }
    const recipe = decode(code);
    checkRoom(recipe.rows, recipe.columns);
    const maze = await engine.run("maze", recipe, dialogue.signal);
    const ends = recipe.ends ?? cornerEnds(maze);
    const plain = codeOf({ ...recipe, ends: undefined });
    const drawn = await drawOnNewSheet({ job, dialogue, changes }, { maze, ends, code: plain }, layout);
    return together(drawn, message("seed", { seed: recipe.seed }));
  });
}

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
