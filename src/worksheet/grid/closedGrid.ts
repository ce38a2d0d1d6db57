import type { Grid, Mask } from "../../maze/model";
import {
  type Layout,
  type Piece,
  VALUE_CELLS,
  cellPieces,
  clearContents,
  closeWalls,
  formatCells,
  outsideLook,
  paintPieces,
  frameBeside,
} from "../cells";
import { type Area, type Job, type ReadName, Refusal, rangeAt, rowBands, sameArea, sheetAt, without } from "../excel";
import { type PageToLay, restorePage, setUpPageAgain } from "../paper";
import {
  type Before,
  type DrawnMaze,
  type Written,
  forgetMaze,
  keepChoices,
  knowMazeNames,
  putMazeBack,
  rememberMaze,
} from "../memory";
import { ORIGIN, coversSizeCells, nameSizeCells } from "../sizeCells";
import { type SheetState, deleteSheet } from "../sheet";
import {
  type Covered,
  clearFrame,
  coversAnything,
  dropIdleCopy,
  restoreCovered,
  restoreFrame,
  restoreSizes,
} from "../place";

/** Where a grid of this size goes: where the sheet's grid already begins, or B2; on another sheet if it would cover the size cells. */
export interface GridPlace {
  readonly area: Area;
  /** Whether it would cover the size cells of the sheet in front. */
  readonly isElsewhere: boolean;
}

/** Where a grid of this size goes on the sheet, or, if it would cover the size cells, on another one. */
export function placeFor(state: SheetState, { rows, columns }: Grid): GridPlace {
  const { row, column } = state.grid ?? ORIGIN;
  const area = { row, column, rows, columns };
  const isElsewhere = coversSizeCells(state.sizeCells, state.name, area);
  return { area: isElsewhere ? { ...ORIGIN, rows, columns } : area, isElsewhere };
}

/** Queues what a sheet that came with a maze still lacks besides the maze's names, sizes and ends. */
export type ArrivedSheet = (context: Excel.RequestContext, sheet: Excel.Worksheet) => void;

/** A grid that is to be drawn, or is there. */
export interface Site {
  readonly state: SheetState;
  readonly area: Area;
  /** Queues what its sheet lacks, where walls and looks of the maze came with it and need not be drawn; may be called again. */
  readonly arrived?: ArrivedSheet | undefined;
  readonly before: Before;
  /** The sizes to restore where an earlier grid of the sheet was, if they are not the remembered ones. */
  readonly earlierSizes?: Before | undefined;
  readonly covered: Covered | undefined;
  /** Whether somebody deleted a copy of other cells that the maze covers. */
  readonly isCopyLost?: boolean;
  readonly layout: Layout;
  /** The page set-up as it is, where it was prepared for an earlier grid. */
  readonly page?: PageToLay | undefined;
  /** Which cells are out of the maze; they are painted and remembered. */
  readonly mask?: Mask | undefined;
  /** The share code of the maze that is drawn, without its ends; undefined if it has none. */
  readonly code?: string | undefined;
  /** What else is kept of its walls, see keptWalls.ts; undefined if the code gives all of them. */
  readonly walls?: string | undefined;
  /** The maze that this one replaces, as a text; "" if it cannot be kept, undefined to leave what is kept unchanged. */
  readonly replaced?: string | undefined;
  /** What is going to be written into its cells; undefined for nothing. */
  readonly written?: Written | undefined;
  /** For a maze that is put back: what its sheet remembered of it. */
  readonly asRead?: readonly ReadName[] | undefined;
  /** Whether its sheet was behind another one. */
  readonly isBehind?: boolean;
  /** Whether the person is looking elsewhere on its sheet, so that the drawn maze has to be brought into view. */
  readonly isOutOfView?: boolean;
  /** The choices to keep for the ribbon; undefined to leave the earlier ones. */
  readonly choices?: string | undefined;
}

/** The grid of a site, as the engine expects it. */
export function gridOf({ area: { rows, columns }, mask }: Pick<Site, "area" | "mask">): Grid {
  return { rows, columns, mask };
}

/**
 * Queues the whole grid with every wall closed and no contents, except {@link outsidePieces}. First it restores the cells of an earlier
 * grid that this one does not cover; then come the names, so that an interrupted request leaves a grid that can be
 * found and cleared. `act` is the stamp of the drawing action.
 */
export function drawClosedGrid(context: Excel.RequestContext, act: string, site: Site): void {
  const { area, layout } = site;
  const sheet = sheetAt(context, site.state.id);
  nameGrid(context, act, site);
  const range = rangeAt(sheet, area);
  clearContents(sheet, area);
  formatCells(range, layout);
  closeWalls(range, area, layout);
}

/** Queues all about a grid but its cells: what an earlier grid covered beyond it, its page, and its names. */
export function nameGrid(context: Excel.RequestContext, act: string, site: Site): void {
  const { state, area, choices } = site;
  const sheet = sheetAt(context, state.id);
  const { grid } = state;
  if (grid !== undefined && !sameArea(grid, area)) {
    restoreBeyond(context, sheet, grid, site);
  }
  if (site.page !== undefined)
    setUpPageAgain(sheet, state.names, area, site.page, { was: state.before, is: site.layout });
  if (site.asRead === undefined) rememberMaze(sheet, state.names, drawnMaze(site, act));
  else putMazeBack(sheet, site.asRead, drawnMaze(site, act));
  nameSizeCells(sheet, state.names, state.sizeCells);
  if (choices !== undefined) keepChoices(context, state, choices);
}

/** What the sheet must remember about the maze of a site. */
function drawnMaze({ state, layout, isCopyLost, ...site }: Site, act: string): DrawnMaze {
  const isCovered = coversAnything(site.covered, site.area);
  return {
    ...site,
    act,
    sheetName: state.name,
    over: state.grid,
    cellSize: layout.cellSize,
    cellHeight: layout.cellHeight,
    outside: layout.outside,
    covers: isCopyLost === true ? "lost" : isCovered ? "cells" : undefined,
  };
}

/**
 * Queues restoring what an earlier grid covered beyond the new one; it does not matter if that was done already. It comes before the
 * names of the new grid, so that a request interrupted here leaves the earlier grid, which can be cleared.
 */
function restoreBeyond(context: Excel.RequestContext, sheet: Excel.Worksheet, grid: Area, site: Site): void {
  const { state, area, covered } = site;
  restoreSizes(sheet, grid, site.earlierSizes ?? state.before);
  const pieces = without(grid, area);
  for (const piece of pieces) clearCells(sheet, piece);
  if (covered !== undefined) for (const piece of pieces) restoreCovered(context, sheet, piece, covered);
  restoreFrame(sheet, grid, state.before.frame ?? [], area);
}

/** The looks of the cells that are out of the maze, and the frame beside them; part of the closed grid. */
export function outsidePieces(site: Site): Piece[] {
  const { state, area, mask, layout } = site;
  if (mask === undefined) return [];
  const { look } = outsideLook(layout.outside);
  return [...cellPieces(state.id, area, look, (cell) => mask[cell] === 0), ...framePieces(site)];
}

/** The lines of the frame that go if it follows the shape of the maze. */
function framePieces({ state, area, mask, layout }: Site): Piece[] {
  if (mask === undefined || outsideLook(layout.outside).isFramed) return [];
  return [...frameBeside(state.id, area, (cell) => mask[cell] === 0, undefined)];
}

/** Queues removal of a grid's contents and looks, and restores what it covered, widths and heights. Delete its names after that. */
export function removeGrid(
  context: Excel.RequestContext,
  { state, area, before, covered }: Pick<Site, "state" | "area" | "before" | "covered">,
): void {
  const sheet = sheetAt(context, state.id);
  clearCells(sheet, area);
  if (covered !== undefined) restoreCovered(context, sheet, area, covered);
  restoreSizes(sheet, area, before);
  restoreFrame(sheet, area, before.frame ?? []);
}

/** Draws the closed grid in a request of its own. */
export async function redrawGrid(job: Job, site: Site): Promise<void> {
  let isFirst = !job.rollsBack;
  const grid = (context: Excel.RequestContext) => {
    // Nothing has been drawn yet, so the sheet's names are those that were read.
    if (isFirst) knowMazeNames(sheetAt(context, site.state.id), site.state);
    isFirst = false;
    drawClosedGrid(context, job.stamp, site);
    return [];
  };
  await paintPieces(job, [{ bytes: 0, paint: grid }, ...outsidePieces(site)]);
  await dropIdleCopy(job, site.covered, site.area);
}

/** Removes the grid, the copy of what it covered (which would be stale for the next one), and its page set-up. */
export async function removeGridAndPage(job: Job, site: Site): Promise<void> {
  const { grid } = site.state;
  await job.onSheet(site.state.id, (sheet, context) => {
    // The drawing may have been interrupted before an earlier grid was removed.
    if (grid !== undefined) restoreBeyond(context, sheet, grid, site);
    removeGrid(context, site);
    // The maze that this one was to replace is gone as well, and can still be brought back.
    forgetMaze(sheet, site.state.names, drawnMaze(site, job.stamp));
    if (site.covered !== undefined) deleteSheet(context, site.covered.sheet);
  });
  const areas = grid === undefined ? [site.area] : [grid, site.area];
  const refusal = await restorePage(job, site.state, areas, [site.state.before, site.layout]);
  if (refusal instanceof Refusal) throw refusal;
}

/** Queues clearing of contents and looks, and of the frame, whose lines may belong to the surrounding cells. */
function clearCells(sheet: Excel.Worksheet, area: Area): void {
  clearContents(sheet, area);
  clearFrame(sheet, area);
  rangeAt(sheet, area).clear("Formats");
}

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
    await job.repeatableOn(state.id, (sheet) => {
      rangeAt(sheet, band).values = values;
    });
  }
}
