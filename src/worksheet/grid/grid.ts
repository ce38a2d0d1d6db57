import type { Grid, Mask } from "../../maze/model";
import { type CellSize, type Layout, formatCells, looksOutside, outsideLook } from "../looks";
import { NOTHING, type Piece, paintPieces } from "../pieces";
import { FillList, VALUE_CELLS, clearContents } from "../cells";
import { drawnArea, drawnValues, fillWalls, sizeDrawn, wallLook } from "../lattice";
import { closeWalls, fillPieces, frameBeside } from "../lines";
import { type Area, addressOf, cellsOf, rowBands, rowsOf, sameArea, without } from "../addresses";
import { type ExcelSession, Refusal, rangeAt, sheetAt } from "../excel";
import { type ReadName, knowNames } from "../names";
import { type PageToLay, restorePage, setUpPageAgain } from "../page";
import { type Before, pinsOfBefore, restoreSizes } from "../before";
import { putBack, removeFact, saveFact, pinnedLines } from "../fact";
import {
  type DrawnFacts,
  removeMazeFacts,
  knowMazeNames,
  putMazeBack,
  saveMazeFacts,
  facts,
  removeAllFacts,
  removeLeftoverFacts,
} from "../facts";
import type { Written } from "../written";
import { piecesOf } from "../changes";
import { ORIGIN, coversSizeCells, sizeNamesBetween } from "../sizeCells";
import { type SheetState, deleteSheet, leaveHelper } from "../sheet";
import { type Message, message } from "../../message";
import { type Covered, clearFrame, loadBack, matchCopy, restoreCovered, restoreFrame } from "./covered";
import type { GridContents, Occupancy } from "./lookAtPlace";
import type { SetsSheet } from "../sets";
import { removeList, readFoundList } from "../items";

export type GridPlace = ReturnType<typeof placeFor>;

/** Where a grid of this size goes: where the sheet's grid already begins, or B2; on another sheet if it would cover the size cells. */
export function placeFor(state: SheetState, { rows, columns }: Grid, form: Pick<CellSize, "wallShare">) {
  const { row, column } = state.grid ?? ORIGIN;
  const area = drawnArea({ row, column, rows, columns }, form);
  const isElsewhere = coversSizeCells(state, area);
  return { area: isElsewhere ? { ...area, ...ORIGIN } : area, isElsewhere };
}

export interface Site extends Partial<Pick<Occupancy, "earlierSizes" | "isOutOfView" | "isCopyLost">> {
  readonly area: Area;
  readonly before: Before;
  readonly mask?: Mask | undefined;
  /** Its share code, without its ends; undefined if it has none. */
  readonly code?: string | undefined;
  /** What else is kept of its walls, see savedWalls.ts; undefined if the code gives all of them. */
  readonly walls?: string | undefined;
  /** The maze that this one replaces, as a text; "" if it cannot be kept, undefined to leave what is kept unchanged. */
  readonly replaced?: string | undefined;
  readonly written?: Written | undefined;
  readonly page?: PageToLay | undefined;
  readonly state: SheetState;
  /** Where the maze came with its sheet: queues what that lacks besides the maze's names, sizes and ends; may be called again. */
  readonly arrived?: ((sheet: Excel.Worksheet) => void) | undefined;
  readonly covered?: Covered | undefined;
  readonly layout: Layout;
  /** For a maze that is put back: what its sheet remembered of it. */
  readonly asRead?: readonly ReadName[] | undefined;
  /** The choices to keep for the ribbon; undefined to leave the earlier ones. */
  readonly choices?: string | undefined;
}

export function gridOf({ area, layout, mask }: Pick<Site, "area" | "layout" | "mask">): Grid {
  return { ...sizeDrawn(area, layout), mask };
}

/** Queues all about a grid but its cells. */
export function nameGrid(context: Excel.RequestContext, act: string, site: Site): void {
  const { state, area, choices } = site;
  const sheet = sheetAt(context, state.id);
  restorePlace(context, sheet, earlierMazeOf(site), area);
  if (site.page !== undefined) setUpPageAgain(sheet, state.names, area, site.page, site.layout);
  const drawn = drawnFacts(site, act);
  if (site.asRead === undefined) saveMazeFacts(sheet, state.names, drawn, state.grid);
  else putMazeBack(sheet, site.asRead, drawn, state.grid);
  for (const { paint } of piecesOf(sizeNamesBetween(state))) paint(context);
  const { workbookNames } = state;
  const areKept = choices === undefined || choices === facts.choices.read(workbookNames);
  if (!areKept) saveFact(context.workbook, workbookNames, facts.choices, choices);
}

/** What the sheet remembers of the maze; see {@link facts}. */
function drawnFacts({ state: { name: sheet }, area, layout, mask, written, ...site }: Site, act: string): DrawnFacts {
  const { rows, columns } = area;
  const { wallShare, outside } = layout;
  return {
    before: pinsOfBefore({ sheet, area }, site.before, layout),
    covers: site.isCopyLost === true ? "lost" : site.covered && "cells",
    grid: area,
    mazeStamp: { act, area },
    // Where walls are cells, the share code says which cells are out of the maze, and the sheet shows it.
    mask: wallShare === undefined && mask ? { rows, columns, mask, outside } : undefined,
    code: site.code,
    walls: site.walls,
    earlier: site.replaced,
    written,
    lines: written === undefined || written.isEmpty ? undefined : pinnedLines(sheet, area),
  };
}

interface Leaving extends Pick<Site, "before" | "covered"> {
  readonly grid: Area | undefined;
  readonly home: Area | undefined;
}

function earlierMazeOf({ state: { grid, before }, earlierSizes = before, covered }: Site): Leaving {
  return { grid, home: before.home ?? grid, before: { ...earlierSizes, frame: before.frame }, covered };
}

/**
 * Queues restoring what a maze covered, but for the place of a new one in `area`; it does not matter if that was done already. The maze's
 * names are deleted after that, so that a request interrupted here leaves a maze that can be cleared.
 */
function restorePlace(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  { grid, home, before, covered }: Leaving,
  area?: Area,
): void {
  const isLeft = (place: Area | undefined): place is Area =>
    place !== undefined && (area === undefined || !sameArea(place, area));
  if (isLeft(home)) restoreSizes(sheet, home, before);
  if (isLeft(grid)) {
    const pieces = without(grid, area);
    for (const piece of pieces) clearCells(sheet, piece);
    if (covered !== undefined) {
      for (const piece of pieces) restoreCovered(context, sheet, piece, covered);
      if (area !== undefined) matchCopy(context, covered, area);
    }
  }
  if (isLeft(home)) restoreFrame(sheet, before.frame ?? [], area);
}

/** The looks of the cells that are out of the maze, and the frame beside them; part of the closed grid. */
function outsidePieces(site: Site): Piece[] {
  const { state, area, mask, layout } = site;
  if (mask === undefined) return [];
  const grid = gridOf(site);
  const outOfMaze = mask.map((isIn) => 1 - isIn);
  const isOut = drawnValues(grid, layout, outOfMaze);
  const areCells = layout.wallShare !== undefined;
  const lookOf = areCells ? () => wallLook(layout) : looksOutside(grid, layout.outside);
  const looks = new FillList(cellsOf(area), (cell) => (isOut[cell] === 1 ? lookOf(cell) : undefined) ?? "");
  const painted = fillPieces(state.id, area, new FillList(cellsOf(area), () => ""), looks);
  const isFramed = areCells || outsideLook(layout.outside).isFramed;
  const frame = isFramed ? [] : frameBeside(state.id, area, (cell) => isOut[cell] === 1, undefined);
  // A pause is no part of the progress.
  return [...painted, ...frame].filter((piece) => piece !== NOTHING);
}

const FRAME_BYTES = 20_000;

/**
 * The grid with every wall closed, without contents. First come the cells of an earlier grid that this one does not cover; then the names,
 * so that an interrupted request leaves a grid that can be found and cleared. `more` is queued after it. `hasBegun`: something was drawn
 * before, names included.
 */
export function closedGridPieces(
  session: ExcelSession,
  site: Site,
  more?: (sheet: Excel.Worksheet) => void,
  hasBegun = false,
): Piece[] {
  const { state, area, layout } = site;
  const paint = (context: Excel.RequestContext) => {
    const sheet = sheetAt(context, state.id);
    // Nothing has been drawn yet, so the sheet's names are those that were read.
    if (!hasBegun) knowMazeNames(sheet, state);
    nameGrid(context, session.stamp, site);
    const range = rangeAt(sheet, area);
    const areCells = layout.wallShare !== undefined;
    // Lines of an earlier maze, or of what is covered, go as well.
    if (areCells) clearCells(sheet, area);
    else clearContents(sheet, area);
    formatCells(range, layout);
    if (areCells) fillWalls(sheet, area, layout);
    else closeWalls(range, area, layout);
    more?.(sheet);
    return [];
  };
  return [{ bytes: FRAME_BYTES, paint }, ...outsidePieces(site)];
}

export async function redrawGrid(session: ExcelSession, site: Site): Promise<void> {
  await paintPieces(session, closedGridPieces(session, site));
}

/**
 * Queues `restore` and then `forget`. What a maze in `area` covered is in no other place than on its copy: where there is one, forgetting
 * is a request of its own, which comes after reading back, and in which the copy goes. Gives whether what it holds was found again.
 */
async function restoreAndForget(
  session: ExcelSession,
  { sheetId, area, covered }: { sheetId: string; area: Area | undefined; covered: Covered | undefined },
  restore: (context: Excel.RequestContext, sheet: Excel.Worksheet) => void,
  forget: (context: Excel.RequestContext, sheet: Excel.Worksheet, isBack: boolean) => void,
): Promise<boolean> {
  const isBack = await session.repeatableOn(sheetId, (sheet, context) => {
    restore(context, sheet);
    if (covered !== undefined) return loadBack(context, sheet, area!, covered);
    forget(context, sheet, true);
    return () => true;
  });
  if (covered === undefined) return true;
  await session.repeatableOn(sheetId, (sheet, context) => {
    forget(context, sheet, isBack());
    if (isBack()) deleteSheet(context, covered.sheet);
  });
  return isBack();
}

/** Removes the grid and its page set-up. Where what it covered is not there again, its names stay, so that Clear maze can finish. */
export async function removeGridAndPage(session: ExcelSession, site: Site): Promise<void> {
  const { state, area, before, covered, choices } = site;
  const { grid } = state;
  const isBack = await restoreAndForget(
    session,
    { sheetId: state.id, area, covered },
    (context, sheet) => {
      // The drawing may have been interrupted before an earlier grid was removed.
      restorePlace(context, sheet, earlierMazeOf(site), area);
      restorePlace(context, sheet, { grid: area, home: area, before, covered });
    },
    ({ workbook }, sheet, isThere) => {
      if (!isThere) return;
      // The maze that this one was to replace is gone as well, and can still be brought back.
      removeMazeFacts(sheet, state.names, drawnFacts(site, session.stamp));
      if (choices !== undefined) putBack(workbook, state.workbookNames, facts.choices, choices);
    },
  );
  if (!isBack) throw new Refusal(message("grid-unfinished", { area: addressOf(area), sheet: state.name }));
  const { home = grid } = state.before;
  const refusal = await restorePage(session, state, home === undefined ? [area] : [home, area]);
  if (refusal instanceof Refusal) throw refusal;
}

/** Queues clearing of contents and looks, and of the frame, whose lines may belong to the surrounding cells. */
function clearCells(sheet: Excel.Worksheet, area: Area): void {
  clearContents(sheet, area);
  clearFrame(sheet, area);
  rangeAt(sheet, area).clear("Formats");
}

/** The numbers 1, 2, 3 … of the cells of a maze, by the cells of its area; 0 in a wall. */
export function countingNumbers({ area, layout }: Pick<Site, "area" | "layout">): Uint32Array {
  const grid = sizeDrawn(area, layout);
  const numbers = Uint32Array.from({ length: grid.rows * grid.columns }, (_, cell) => cell + 1);
  return drawnValues(grid, layout, numbers);
}

export async function numberCells(
  session: ExcelSession,
  { state, area }: Pick<Site, "state" | "area">,
  numbers: Uint32Array,
  progress: (done: number, total: number) => void,
): Promise<void> {
  for (const band of rowBands(area, VALUE_CELLS)) {
    progress(band.row - area.row, area.rows);
    const values = rowsOf(band, (cell) => numbers[cell] || "", area);
    await session.repeatableOn(state.id, (sheet) => {
      rangeAt(sheet, band).values = values;
    });
  }
}

/**
 * Removes everything that Lavirint wrote for the maze of a sheet, except the size cells, and restores what it covered,
 * widths, heights and page set-up. The hidden sheets are deleted too; a set-number sheet on which somebody wrote stays
 * and becomes visible. One to six requests. Gives what of the page stayed, and the name of the copy if what it holds was not found again:
 * that is shown then.
 */
export async function clearGrid(
  session: ExcelSession,
  state: SheetState,
  { before, sets, copy: covered, coveredSheet, idle }: GridContents,
) {
  const { grid } = state;
  const { home = grid } = state.before;
  const refusal = grid === undefined ? await restorePage(session, state, []) : undefined;
  const list = await readFoundList(session, state);
  if (list !== undefined) await removeList(state, list).make(session);
  const isBack = await restoreAndForget(
    session,
    { sheetId: state.id, area: grid, covered },
    (context, sheet) => restorePlace(context, sheet, { grid, home, before, covered }),
    (context, sheet, isThere) => {
      knowNames(sheet, state.names);
      if (coveredSheet !== undefined && (covered === undefined || !isThere)) {
        leaveHelper(sheetAt(context, coveredSheet.id), coveredSheet);
      }
      if (home === undefined) removeLeftoverFacts(sheet, state.names);
      else {
        removeAllFacts(sheet, state.names, "clearing");
        removeMazeFacts(sheet, state.names);
      }
      for (const helper of [sets, ...idle]) if (helper !== undefined) dropSets(context, helper);
    },
  );
  const shown = isBack ? undefined : coveredSheet!.name;
  if (grid === undefined) return { page: refusal, shown };
  return { page: await restorePage(session, state, [grid, ...(home === undefined ? [] : [home])]), shown };
}

/** Leaves those on which somebody wrote. Gives the state without the deleted ones: a new sheet may get the id of one of them. */
export async function dropIdleHelpers(
  session: ExcelSession,
  state: SheetState,
  idle: readonly SetsSheet[],
): Promise<SheetState> {
  if (idle.length === 0) return state;
  await session.repeatable((context) => idle.forEach((helper) => dropSets(context, helper)));
  const isGone = (id: string) => idle.some((helper) => helper.id === id && !helper.holdsUserContent);
  return { ...state, sheets: state.sheets.filter(({ id }) => !isGone(id)) };
}

function dropSets(context: Excel.RequestContext, helper: SetsSheet): void {
  if (helper.holdsUserContent) leaveHelper(sheetAt(context, helper.id), helper);
  else deleteSheet(context, helper);
}

/** Clears cells of a maze about which nothing is remembered; their columns and rows get standard sizes. One request. */
export async function clearUnknownCells(session: ExcelSession, state: SheetState, area: Area): Promise<void> {
  await session.repeatableOn(state.id, (sheet) => {
    clearContents(sheet, area);
    const range = rangeAt(sheet, area);
    range.clear("Formats");
    range.format.useStandardWidth = true;
    range.format.useStandardHeight = true;
    removeFact(sheet, state.names, facts.ends);
  });
}

export function whatStays(
  { grid, before: { home = grid } }: SheetState,
  { before: { widths, heights }, isCopyLost, remark }: GridContents,
): (Message | undefined)[] {
  const unknown = (count = 0, sizes: Before["widths"]) => count - sizes.filter((size) => size !== undefined).length;
  const columns = unknown(home?.columns, widths);
  const rows = unknown(home?.rows, heights);
  return [
    isCopyLost ? message("contents-not-back") : undefined,
    remark,
    columns > 0 ? message("widths-stay", { count: columns }) : undefined,
    rows > 0 ? message("heights-stay", { count: rows }) : undefined,
  ];
}
