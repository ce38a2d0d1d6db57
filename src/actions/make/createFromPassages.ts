import { cornerEnds } from "../../maze/ends";
import { Maze } from "../../maze/maze";
import { SLICE, type Slices } from "../../maze/slices";
import { addressOf } from "../../worksheet/excel/addresses";
import { Bounds } from "../../worksheet/excel/bounds";
import { inTurns } from "../../worksheet/excel/turns";
import { parsePassagesInSlices, type PassageList, type TypedCell } from "../../worksheet/sheet/passageList";
import { ORIGIN } from "../../worksheet/sheet/sizeCells";
import type { Layout } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome } from "../desk/work";
import { checkRoom, drawOnNewSheet } from "./newSheet";

/**
 * Draws a maze whose passages were typed or pasted as pairs of cells, on a new sheet. It is as large as the cells need: with
 * addresses from the first row and column that are named, with rows and columns from 0. Where no passage was typed a
 * wall stands. Throws ActionFailure, for a fault in the text with its line and column; then nothing was changed.
 */
export function createFromPassages(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Create from passages", dialogue, async (job, ending) => {
    const list = await inTurns(parsePassagesInSlices(text), dialogue.signal);
    const { maze, first } = await inTurns(mazeOf(list), dialogue.signal);
    const ends = cornerEnds(maze);
    const drawn = await drawOnNewSheet(job, dialogue, ending, { maze, ends }, layout);
    const isMoved = list.areAddresses && (first.row !== ORIGIN.row || first.column !== ORIGIN.column);
    const moved = isMoved
      ? ` Its first cell, B2, is the ${addressOf({ ...first, rows: 1, columns: 1 })} of your list.`
      : "";
    return drawn + moved;
  });
}

/** Throws Refusal before anything is allocated if the cells lie too far apart. */
function* mazeOf({ areAddresses, passages }: PassageList): Slices<{
  readonly maze: Maze;
  readonly first: { readonly row: number; readonly column: number };
}> {
  const bounds = new Bounds();
  // Rows and columns count from the maze's first cell, addresses from the first one that is named.
  if (!areAddresses) bounds.add(0, 0);
  for (const [i, { from, to }] of passages.entries()) {
    for (const { row, column } of [from, to]) bounds.add(row, column);
    if (i % SLICE === SLICE - 1) yield;
  }
  const { rows, columns, ...first } = bounds.area!;
  checkRoom(rows, columns);
  const maze = Maze.walled({ rows, columns });
  // How many passages begin, less how many end, before each cell: along rows, and down columns. Passages may overlap.
  const across = new Int32Array(rows * columns + 1);
  const down = new Int32Array(rows * columns + columns);
  const cellOf = ({ row, column }: TypedCell) => (row - first.row) * columns + column - first.column;
  for (const [i, { from, to }] of passages.entries()) {
    const steps = from.row === to.row ? across : down;
    steps[Math.min(cellOf(from), cellOf(to))]!++;
    steps[Math.max(cellOf(from), cellOf(to))]!--;
    if (i % SLICE === SLICE - 1) yield;
  }
  for (let cell = 0; cell < maze.size; cell++) {
    if (across[cell]! > 0) maze.openWall(2 * cell);
    if (down[cell]! > 0) maze.openWall(2 * cell + 1);
    across[cell + 1]! += across[cell]!;
    down[cell + columns]! += down[cell]!;
    if (cell % SLICE === SLICE - 1) yield;
  }
  return { maze, first };
}
