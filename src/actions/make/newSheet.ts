import { counted, grouped } from "../../maze/counted";
import type { Ends } from "../../maze/ends";
import type { Maze } from "../../maze/maze";
import { type Layout, wallsUnseen } from "../../worksheet/cells/layout";
import { addressOf, type Area, SHEET_COLUMNS, SHEET_ROWS } from "../../worksheet/excel/addresses";
import type { Job } from "../../worksheet/excel/job";
import { Refusal } from "../../worksheet/excel/refusal";
import { MAZE_SHEET } from "../../worksheet/grid/closedGrid";
import { addMazeSheet, dropMazeSheet, type MazeSheet, takeEmptySheet } from "../../worksheet/grid/mazeSheet";
import { drawMaze } from "../../worksheet/grid/drawMaze";
import {
  checkStructure,
  freeSheetName,
  inParentheses,
  readSheet,
  type SheetState,
} from "../../worksheet/sheet/sheetState";
import { CELL_LIMIT, ORIGIN } from "../../worksheet/sheet/sizeCells";
import type { Dialogue } from "../desk/dialogue";
import type { Ending } from "../desk/work";

/** A maze that comes from elsewhere: a text, a code, a list of passages. */
export interface NewMaze {
  readonly maze: Maze;
  /** Undefined where none are marked. */
  readonly ends: Ends | undefined;
  readonly code?: string | undefined;
}

/**
 * Draws the maze on a sheet with size cells of its own, from B2 on: on the one in front if nothing at all is there, else on a new
 * one, so that nothing that stands in the workbook is covered. Returns the sentence of the outcome. When it breaks off the
 * sheet is empty again, or goes. Throws Refusal for a maze that no sheet has room for.
 */
export async function drawOnNewSheet(
  job: Job,
  dialogue: Dialogue,
  ending: Ending,
  { maze, ends, code }: NewMaze,
  layout: Layout,
): Promise<string> {
  const { rows, columns, mask } = maze;
  checkRoom(rows, columns);
  const front = await readSheet(job);
  const area = { ...ORIGIN, rows, columns };
  ending.otherwise = `The maze on ${front.name} may be unfinished. Press Clear maze and try again.`;
  const taken = await takeEmptySheet(job, front, area, (undo) => ending.mendBy(undo));
  const { state, before } = taken ?? (await newMazeSheet(job, ending, front, area));
  const site = { state, area, before, covered: undefined, layout, mask, code };
  await drawMaze(job, site, maze, ends, (done, total) =>
    dialogue.progress(done, total, `Drawing the maze, part ${Math.min(done + 1, total)} of ${total}…`),
  );
  const size = `${counted(columns, "column")} and ${counted(rows, "row")}`;
  const where = `${addressOf(area)} on the ${taken === undefined ? "new " : ""}sheet ${state.name}`;
  return `A maze of ${size} stands in ${where}.${wallsUnseen(layout)}`;
}

function newMazeSheet(job: Job, ending: Ending, front: SheetState, area: Area): Promise<MazeSheet> {
  checkStructure(front);
  const name = freeSheetName(front.sheets, MAZE_SHEET, inParentheses);
  ending.otherwise = `The new sheet ${name} is unfinished; delete it and try again.`;
  ending.mendBy((mender) => dropMazeSheet(mender, name, front));
  return addMazeSheet(job, front, name, area);
}

/** Throws {@link Refusal}. */
export function checkRoom(rows: number, columns: number): void {
  const isTooWide = columns > SHEET_COLUMNS - ORIGIN.column || rows > SHEET_ROWS - ORIGIN.row;
  if (!isTooWide && rows * columns <= CELL_LIMIT) return;
  throw new Refusal(
    `Choose a smaller size. ${counted(columns, "column")} and ${counted(rows, "row")} are more than Lavirint draws: at most ${grouped(SHEET_COLUMNS - ORIGIN.column)} columns, ${grouped(SHEET_ROWS - ORIGIN.row)} rows and ${grouped(CELL_LIMIT)} cells.`,
  );
}
