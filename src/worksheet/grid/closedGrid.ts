import type { Mask } from "../../maze/maze";
import { addressOf, referenceTo, sameArea, without, type Area } from "../excel/addresses";
import { forgetBefore, loadSizes, rememberBefore, restoreSizes, sizesBefore, type Before } from "../sheet/before";
import { paintCells } from "../cells/fills";
import { giveBack, type Covered } from "./covered";
import { forgetEnds } from "../sheet/ends";
import type { Job } from "../excel/job";
import { restoreFrame } from "../sheet/frame";
import { formatCells, type Layout } from "../cells/layout";
import { deleteName, findName, names, setHiddenName, setName, textFormula } from "../excel/names";
import { cellBlocks } from "../cells/packing";
import { givePageBack, layPage } from "../sheet/page";
import { inParentheses, freeSheetName, type SheetState } from "../sheet/sheetState";
import {
  coversSizeCells,
  madeSizeCells,
  makeSizeCells,
  nameSizeCells,
  ORIGIN,
  sizeColumnBeside,
  type Size,
} from "../sheet/sizeCells";
import { closeWalls } from "../cells/walls";
import { forgetText, rememberText } from "../excel/longText";
import { paintLook, outMark } from "../cells/looks";
import { forgetMask, rememberMask } from "../sheet/mask";
import { forgetSolution } from "../beside/solution";
import { rangeAt } from "../excel/ranges";

/** Where a grid of this size goes: where the sheet's grid already begins, or B2; on a new sheet if it would cover the size cells. */
export interface GridPlace {
  readonly area: Area;
  /** The name of the new sheet, or nothing for the sheet in front. */
  readonly newSheet: string | undefined;
}

export function placeFor(state: SheetState, { rows, columns }: Size): GridPlace {
  const { row, column } = state.grid ?? ORIGIN;
  const area = { row, column, rows, columns };
  if (!coversSizeCells(state.sizeCells, state.name, area)) return { area, newSheet: undefined };
  return {
    area: { ...ORIGIN, rows, columns },
    newSheet: freeSheetName(state.sheets, `Maze ${columns}x${rows}`, inParentheses),
  };
}

/**
 * Adds a sheet with size cells of its own beside the place of the grid, and brings it to the front, in one request.
 * Returns the sheet's state, and the widths and heights that a grid in `area` would change.
 */
export async function addMazeSheet(
  job: Job,
  state: SheetState,
  name: string,
  area: Area,
): Promise<{ state: SheetState; before: Before }> {
  const sizeColumn = sizeColumnBeside(area.columns);
  const read = await job.request((context) => {
    const sheet = context.workbook.worksheets.add(name);
    makeSizeCells(sheet, name, area, sizeColumn);
    sheet.activate();
    return { sheet: sheet.load("id"), sizes: loadSizes(rangeAt(sheet, area)) };
  });
  const { id } = read.sheet;
  const sizeCells = madeSizeCells(name, area, sizeColumn);
  const added: SheetState = {
    id,
    name,
    isProtected: false,
    sheets: [...state.sheets, { id, name, visibility: "Visible" }],
    names: [names.columns, names.rows].map((made) => ({ name: made, formula: "" })),
    workbookNames: state.workbookNames,
    sizeCells,
    grid: undefined,
    before: { widths: [], heights: [] },
  };
  return { state: added, before: sizesBefore(read.sizes, area, undefined, added.before) };
}

/**
 * Takes back {@link addMazeSheet}: brings `back` to the front and deletes the sheet, if it carries the names that
 * Lavirint gives, or nothing at all; a sheet that somebody else made meanwhile stays.
 */
export async function dropMazeSheet(job: Job, name: string, back: string): Promise<void> {
  const found = await job.request((context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(name).load("id");
    return {
      sheet,
      mark: sheet.names.getItemOrNullObject(names.columns).load("name"),
      used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
    };
  });
  if (found.sheet.isNullObject || (found.mark.isNullObject && !found.used.isNullObject)) return;
  await job.request((context) => {
    context.workbook.worksheets.getItem(back).activate();
    context.workbook.worksheets.getItem(found.sheet.id).delete();
  });
}

/** A grid that is about to be drawn, or stands. */
export interface Site {
  readonly state: SheetState;
  readonly area: Area;
  readonly before: Before;
  readonly covered: Covered | undefined;
  readonly layout: Layout;
  /** The cells that are out of the maze, which are hatched and remembered. */
  readonly mask?: Mask | undefined;
  /** The share code of the maze that is drawn, without its ends; nothing where there is none. */
  readonly code?: string | undefined;
}

/**
 * Queues the whole grid with every wall closed and no contents: names first, so that a request which breaks off half-way
 * leaves a grid that can be found and cleared. What an earlier grid of the sheet had beyond this one is given back.
 */
export function drawClosedGrid(context: Excel.RequestContext, site: Site, hatch: Hatch = hatchTogether): void {
  const { state, area, before, covered, layout, mask, code } = site;
  const sheet = context.workbook.worksheets.getItem(state.id);
  // A new sheet may have stayed behind when it was added: Excel on the web, OfficeDev/office-js#930.
  sheet.activate();
  setName(sheet, names.grid, referenceTo(state.name, area));
  rememberBefore(sheet, before);
  if (covered !== undefined) setHiddenName(sheet, names.covers, textFormula("cells"));
  nameSizeCells(sheet, state.names, state.sizeCells);
  forgetEnds(sheet, state.names);
  rememberMask(sheet, state.names, { ...sizeOf(area), mask });
  if (code === undefined) forgetText(sheet, state.names, names.code);
  else rememberText(sheet, state.names, names.code, code);
  deleteName(sheet, names.numbered);
  forgetSolution(sheet, state.names);

  const { grid } = state;
  if (grid !== undefined && !sameArea(grid, area)) {
    restoreSizes(sheet, grid, state.before);
    if (findName(state.names, names.beforePage) !== undefined) layPage(sheet, area);
    for (const piece of without(grid, area)) {
      clearCells(sheet, piece);
      if (covered !== undefined) giveBack(context, sheet, area, piece, covered);
    }
    restoreFrame(sheet, grid, state.before.frame ?? [], area);
  }
  const range = rangeAt(sheet, area);
  range.clear("Contents");
  formatCells(range, layout);
  closeWalls(range, area, layout);
  if (mask !== undefined) hatch(sheet, area, mask);
}

/** Queues the hatching of the cells that are out of the maze. */
type Hatch = (sheet: Excel.Worksheet, area: Area, mask: Mask) => void;

const hatchTogether: Hatch = (sheet, area, mask) => paintCells(sheet, area, outMark, (cell) => mask[cell] === 0);

/** Block by block, about 1 KB each, for hosts that refuse several areas in one address. */
export const hatchSingly: Hatch = (sheet, area, mask) => {
  for (const block of cellBlocks(area, (cell) => mask[cell] === 0)) paintLook(rangeAt(sheet, block).format, outMark);
};

const sizeOf = ({ rows, columns }: Area): Size => ({ rows, columns });

/** Queues the end of a grid: contents, looks, names; what it covered, widths and heights come back. */
export function removeGrid(
  context: Excel.RequestContext,
  { state, area, before, covered, mask, code }: Omit<Site, "layout">,
): void {
  const sheet = context.workbook.worksheets.getItem(state.id);
  clearCells(sheet, area);
  if (covered !== undefined) giveBack(context, sheet, area, area, covered);
  restoreSizes(sheet, area, before);
  restoreFrame(sheet, area, before.frame ?? []);
  forgetBefore(sheet);
  forgetEnds(sheet, state.names);
  forgetMask(sheet, state.names, { ...sizeOf(area), mask });
  forgetText(sheet, state.names, names.code, code);
  deleteName(sheet, names.numbered);
  forgetSolution(sheet, state.names);
  deleteName(sheet, names.grid);
}

/** Draws the closed grid in a request of its own. */
export async function drawGridAgain(job: Job, site: Site): Promise<void> {
  await job.request((context) => drawClosedGrid(context, site));
}

/** Takes the grid away, the copy of what it covered, which would be stale for the next one, and the page set-up for it. */
export async function takeGridAway(job: Job, site: Site): Promise<void> {
  await job.request((context) => {
    removeGrid(context, site);
    if (site.covered !== undefined) context.workbook.worksheets.getItem(site.covered.sheetId).delete();
  });
  await givePageBack(job, site.state);
}

function clearCells(sheet: Excel.Worksheet, area: Area): void {
  const range = rangeAt(sheet, area);
  range.clear("Contents");
  range.clear("Formats");
}

/** Cells whose numbers are written in one request, about 7 bytes each. */
const NUMBER_CELLS = 60_000;

/** Writes the numbers 1, 2, 3 … into the cells of the grid, row by row, in blocks of at most 60,000 cells. */
export async function numberCells(
  job: Job,
  { state, area }: Site,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const rowsAtOnce = Math.max(1, Math.floor(NUMBER_CELLS / area.columns));
  for (let row = 0; row < area.rows; row += rowsAtOnce) {
    progress(row, area.rows);
    const rows = Math.min(rowsAtOnce, area.rows - row);
    const values = Array.from({ length: rows }, (_, r) =>
      Array.from({ length: area.columns }, (_, c) => (row + r) * area.columns + c + 1),
    );
    await job.request((context) => {
      const band = addressOf({ ...area, row: area.row + row, rows });
      context.workbook.worksheets.getItem(state.id).getRange(band).untrack().values = values;
    });
  }
}
