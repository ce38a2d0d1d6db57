import { message, together, type Message } from "../../message";
import { type Room, type TooLarge, hasRoom } from "../../engine";
import type { Ends, Maze } from "../../maze/model";
import { CELL_LIMIT, type Layout, wallsUnseen } from "../../worksheet/cells";
import { Refusal, SHEET_COLUMNS, SHEET_ROWS, addressOf, bringToFront } from "../../worksheet/excel";
import { drawMaze, emptySheetTaken, getsOwnSheet, mazeSheetAdded } from "../../worksheet/grid";
import { ORIGIN } from "../../worksheet/sizeCells";
import { readSheet } from "../../worksheet/sheet";
import { type Act, mazeSheetTexts, type Dialogue } from "../desk";

/** A maze from a text, a code or a list of passages. */
interface NewMaze {
  readonly maze: Maze;
  /** Undefined if none are marked. */
  readonly ends: Ends | undefined;
  readonly code?: string | undefined;
}

/**
 * Draws the maze on a sheet with size cells of its own, from B2 on: on the one in front if that is completely empty and the maze is not
 * large, otherwise on a new one, so that nothing in the workbook is covered. Returns the sentence of the outcome. If it is interrupted,
 * the sheet is emptied or deleted again. Throws Refusal for a maze that is too large for a sheet.
 */
export async function drawOnNewSheet(
  { job, dialogue, changes }: Act,
  { maze, ends, code }: NewMaze,
  layout: Layout,
): Promise<Message> {
  const { rows, columns, mask } = maze;
  checkRoom(rows, columns);
  const front = await readSheet(job);
  const area = { ...ORIGIN, rows, columns };
  const texts = mazeSheetTexts(dialogue.say);
  const isOwn = getsOwnSheet(job.host, front, rows * columns);
  const taken = isOwn ? undefined : await emptySheetTaken(job, front, texts.labels, area);
  changes.touch(front, taken === undefined ? { structure: true } : { here: true });
  const added = await changes.make(job, taken ?? mazeSheetAdded(front, texts, area, { known: { maze, layout } }));
  const { state } = added;
  const site = { ...added, area, covered: undefined, layout, mask, code };
  await drawMaze(job, site, maze, ends, drawingProgress(dialogue));
  if (taken === undefined) await bringToFront(job, state.id);
  const what = { columns, rows, area: addressOf(area), sheet: state.name };
  const ready = taken === undefined ? message("maze-ready-on-new-sheet", what) : message("maze-ready", what);
  return together(ready, wallsUnseen(layout));
}

/** The largest maze of a new sheet. */
export const room: Room = {
  rows: SHEET_ROWS - ORIGIN.row,
  columns: SHEET_COLUMNS - ORIGIN.column,
  cells: CELL_LIMIT,
};

/** Throws {@link Refusal}. */
export function checkRoom(rows: number, columns: number): void {
  if (hasRoom(room, { rows, columns })) return;
  const most = { mostColumns: room.columns, mostRows: room.rows, mostCells: room.cells };
  throw new Refusal(message("more-than-is-drawn", { columns, rows, ...most }));
}

/** The maze that was read from a text. Throws {@link Refusal} if there is no room for it. */
export function expectRoom<T extends object>(read: T | TooLarge): T {
  if ("tooLarge" in read) checkRoom(read.tooLarge.rows, read.tooLarge.columns);
  return read as T;
}

/** Reports how many parts of a maze are drawn. */
export function drawingProgress(dialogue: Dialogue): (done: number, total: number) => void {
  return (done, total) =>
    dialogue.progress(done, total, message("drawing-maze-part", { part: Math.min(done + 1, total), total }));
}
