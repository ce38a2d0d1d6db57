import type { Grid, Mask } from "../../maze/maze";
import { forgetItems } from "../beside/mazeItems";
import { forgetSolution, isSolutionLost } from "../beside/solution";
import { clearContents, VALUE_CELLS } from "../cells/clearContents";
import { formatCells, type Layout } from "../cells/layout";
import { outMark } from "../cells/looks";
import { cellPieces, paintPieces, type Piece } from "../cells/pieces";
import { closeWalls } from "../cells/walls";
import { type Area, rowBands, sameArea, without } from "../excel/addresses";
import type { Job } from "../excel/job";
import { forgetFormulas, forgetText, rememberText } from "../excel/longText";
import { areaOfName, deleteName, names, setHiddenName, setName, textFormula, type ReadName } from "../excel/names";
import { rangeAt, sheetAt } from "../excel/rangeAt";
import { Refusal } from "../excel/refusal";
import { type Before, forgetBefore, rememberBefore, restoreSizes } from "../sheet/before";
import { forgetEarlier, keepEarlier } from "../sheet/earlier";
import { brokenEnds, forgetEnd, forgetEnds } from "../sheet/ends";
import { clearFrame, restoreFrame } from "../sheet/frame";
import { keepChoices } from "../sheet/keptChoices";
import { keepWalls } from "../sheet/keptWalls";
import { forgetMask, rememberMask } from "../sheet/mask";
import type { Page } from "../paper/pageSetup";
import { givePageBack, layPage } from "../sheet/page";
import { dropStamp, setStamp } from "../sheet/stamp";
import { freeSheetName, inParentheses, type SheetState } from "../sheet/sheetState";
import { coversSizeCells, nameSizeCells, ORIGIN } from "../sheet/sizeCells";
import { type Covered, dropIdleCopy, giveBack, noteCovered } from "./covered";

/** Where a grid of this size goes: where the sheet's grid already begins, or B2; on a new sheet if it would cover the size cells. */
export interface GridPlace {
  readonly area: Area;
  /** The name of the new sheet, or nothing for the sheet in front. */
  readonly newSheet: string | undefined;
}

/** What a sheet for a maze is called; not by its size, which the next maze there may not have. */
export const MAZE_SHEET = "Maze";

export function placeFor(state: SheetState, { rows, columns }: Grid): GridPlace {
  const { row, column } = state.grid ?? ORIGIN;
  const area = { row, column, rows, columns };
  if (!coversSizeCells(state.sizeCells, state.name, area)) return { area, newSheet: undefined };
  return {
    area: { ...ORIGIN, rows, columns },
    newSheet: freeSheetName(state.sheets, MAZE_SHEET, inParentheses),
  };
}

/** A grid that is about to be drawn, or stands. */
export interface Site {
  readonly state: SheetState;
  readonly area: Area;
  readonly before: Before;
  /** The sizes that an earlier grid of the sheet gives back, where these are others than it remembers. */
  readonly earlierSizes?: Before | undefined;
  readonly covered: Covered | undefined;
  /** Whether there was a copy of more that the maze covers, which somebody deleted. */
  readonly isCopyLost?: boolean;
  readonly layout: Layout;
  /** The page as it is, where it was prepared for an earlier grid. */
  readonly page?: { readonly now: Page; readonly earlier: Area } | undefined;
  /** The cells that are out of the maze, which are hatched and remembered. */
  readonly mask?: Mask | undefined;
  /** The share code of the maze that is drawn, without its ends; nothing where there is none. */
  readonly code?: string | undefined;
  /** What is kept of its walls besides, as {@link keepWalls} takes it; nothing where the code tells all of them. */
  readonly walls?: string | undefined;
  /** The maze that this one takes the place of, as a text; "" where it cannot be kept, nothing where what is kept stays. */
  readonly replaced?: string | undefined;
  /** Whether the person is looking elsewhere, so that the drawn maze has to be brought into view. */
  readonly isOutOfView?: boolean;
  /** The choices to be kept for the ribbon; nothing where those of before stay. */
  readonly choices?: string | undefined;
}

/** The grid of a site, as the engine takes it. */
export function gridOf({ area: { rows, columns }, mask }: Pick<Site, "area" | "mask">): Grid {
  return { rows, columns, mask };
}

/**
 * Queues the whole grid with every wall closed and no contents, but for {@link hatchPieces}: what an earlier grid of the sheet
 * had beyond this one is given back first; then the names, so that a request which breaks off half-way leaves a grid that can be
 * found and cleared. `act` is the stamp of the act that draws.
 */
export function drawClosedGrid(
  context: Excel.RequestContext,
  act: string,
  site: Site,
  sheet = sheetAt(context, site.state.id),
): void {
  const { state, area, before, covered, layout, mask, code, walls, replaced, choices } = site;
  // A new sheet may have stayed behind when it was added: Excel on the web, OfficeDev/office-js#930.
  sheet.activate();
  const { grid } = state;
  if (grid !== undefined && !sameArea(grid, area)) {
    giveRestBack(context, sheet, grid, site);
  }
  if (site.page !== undefined) layPage(sheet, state.names, area, site.page.earlier, site.page.now);
  const remember = () => rememberBefore(sheet, state.name, state.names, area, before, layout.cellSize);
  // A request that breaks off leaves no grid of which nobody knows what was there before.
  if (grid === undefined) remember();
  setName(sheet, names.grid, rangeAt(sheet, area));
  setStamp(sheet, state.names, "maze", act, area);
  if (grid !== undefined) remember();
  noteCovered(sheet, area, covered, site.isCopyLost === true);
  nameSizeCells(sheet, state.names, state.sizeCells);
  forgetEnds(sheet, state.names);
  rememberMask(sheet, state.names, gridOf({ area, mask }));
  if (choices !== undefined) keepChoices(context, state, choices);
  if (code === undefined) forgetText(sheet, state.names, names.code);
  else rememberText(sheet, state.names, names.code, code);
  keepWalls(sheet, state.names, walls);
  keepEarlier(sheet, state.names, replaced);
  deleteName(sheet, names.numbered);
  forgetItems(sheet, state.names);
  forgetSolution(sheet, state.names);
  // Left by an action that broke off: a page that was prepared for a maze that is gone.
  if (grid === undefined) deleteName(sheet, names.beforePage);
  const range = rangeAt(sheet, area);
  clearContents(sheet, area);
  formatCells(range, layout);
  closeWalls(range, area, layout);
}

/**
 * Queues the way back for what an earlier grid has beyond the new one, whether that was done already or not: before the names tell
 * of the new one, so that a request which breaks off here leaves the earlier grid to be cleared.
 */
function giveRestBack(context: Excel.RequestContext, sheet: Excel.Worksheet, grid: Area, site: Site): void {
  const { state, area, covered } = site;
  restoreSizes(sheet, grid, site.earlierSizes ?? state.before);
  const pieces = without(grid, area);
  for (const piece of pieces) clearCells(sheet, piece);
  if (covered !== undefined) for (const piece of pieces) giveBack(context, sheet, piece, covered);
  restoreFrame(sheet, grid, state.before.frame ?? [], area);
}

/** The hatching of the cells that are out of the maze, which belongs to the closed grid. */
export function hatchPieces({ state, area, mask }: Site): Piece[] {
  return mask === undefined ? [] : [...cellPieces(state.id, area, outMark, (cell) => mask[cell] === 0)];
}

/** Queues the end of whatever names an action that broke off has left of a maze whose grid is gone. */
export function forgetMaze(sheet: Excel.Worksheet, state: SheetState): void {
  const { names: list } = state;
  forgetBefore(sheet, list);
  forgetMask(sheet, list);
  forgetText(sheet, list, names.code);
  forgetFormulas(sheet, list, names.walls, 0);
  forgetEarlier(sheet, list);
  dropStamp(sheet, list, "maze");
  forgetItems(sheet, list);
  for (const name of brokenEnds(list)) forgetEnd(sheet, name);
  if (isSolutionLost(state)) forgetSolution(sheet, list);
  forgetElsewhere(sheet, list);
  for (const name of [names.numbered, names.beforePage, names.grid]) deleteName(sheet, name);
}

/** Queues the end of the name for a grid that had no room here, where that grid is gone. */
function forgetElsewhere(sheet: Excel.Worksheet, list: readonly ReadName[]): void {
  if (areaOfName(list, names.elsewhere) === undefined) deleteName(sheet, names.elsewhere);
}

/** Queues the end of a grid: contents, looks, names; what it covered, widths and heights come back. `act` may have drawn it. */
export function removeGrid(
  context: Excel.RequestContext,
  { state, area, before, covered, mask, code, replaced }: Omit<Site, "layout">,
  act?: string,
): void {
  const sheet = sheetAt(context, state.id);
  clearCells(sheet, area);
  if (covered !== undefined) giveBack(context, sheet, area, covered);
  restoreSizes(sheet, area, before);
  restoreFrame(sheet, area, before.frame ?? []);
  forgetEnds(sheet, state.names);
  forgetMask(sheet, state.names, gridOf({ area, mask }));
  forgetText(sheet, state.names, names.code, code);
  keepWalls(sheet, state.names, undefined, act === undefined ? 0 : undefined);
  // A maze that this one was to take the place of is gone as well, and can still be brought back.
  keepEarlier(sheet, state.names, replaced);
  deleteName(sheet, names.numbered);
  forgetItems(sheet, state.names);
  forgetSolution(sheet, state.names);
  dropStamp(sheet, state.names, "maze", act);
  forgetElsewhere(sheet, state.names);
  deleteName(sheet, names.grid);
  // Last: where the request breaks off before, everything can still be given back.
  forgetBefore(sheet, state.names, { area, before });
}

/** Draws the closed grid in a request of its own. */
export async function drawGridAgain(job: Job, site: Site): Promise<void> {
  const grid = (context: Excel.RequestContext) => {
    drawClosedGrid(context, job.stamp, site);
    return [];
  };
  await paintPieces(job, [{ bytes: 0, paint: grid }, ...hatchPieces(site)]);
  await dropIdleCopy(job, site.covered, site.area);
}

/** Takes the grid away, the copy of what it covered, which would be stale for the next one, and the page set-up for it. */
export async function takeGridAway(job: Job, site: Site): Promise<void> {
  const { grid } = site.state;
  await job.request((context) => {
    // The drawing may have broken off before an earlier grid was gone.
    if (grid !== undefined) giveRestBack(context, sheetAt(context, site.state.id), grid, site);
    removeGrid(context, site, job.stamp);
    if (site.covered !== undefined) context.workbook.worksheets.getItemOrNullObject(site.covered.sheetId).delete();
  });
  const areas = grid === undefined ? [site.area] : [grid, site.area];
  const refusal = await givePageBack(job, site.state, areas);
  if (refusal instanceof Refusal) throw refusal;
}

/** Queues the end of contents and looks; of the frame too, whose lines the cells around may hold. */
function clearCells(sheet: Excel.Worksheet, area: Area): void {
  clearContents(sheet, area);
  clearFrame(sheet, area);
  rangeAt(sheet, area).clear("Formats");
}

/** What a hidden name says where each cell of the grid has its own number, from "Format grid". */
export const CELL_NUMBERS = "cell numbers";

/** Writes the numbers 1, 2, 3 … into the cells of the grid, row by row, in blocks of at most 50,000 cells. */
export async function numberCells(
  job: Job,
  { state, area }: Site,
  progress: (done: number, total: number) => void,
): Promise<void> {
  for (const band of rowBands(area, VALUE_CELLS)) {
    const done = band.row - area.row;
    progress(done, area.rows);
    const values = Array.from({ length: band.rows }, (_, r) =>
      Array.from({ length: area.columns }, (_, c) => (done + r) * area.columns + c + 1),
    );
    await job.onSheet(state.id, (sheet) => {
      if (done === 0) setHiddenName(sheet, names.numbered, textFormula(CELL_NUMBERS));
      rangeAt(sheet, band).values = values;
    });
  }
}
