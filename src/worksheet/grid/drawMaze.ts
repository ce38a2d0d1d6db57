import { message } from "../../message";
import type { Maze } from "../../maze/model";
import { type MarkedEnds, drawEnds, gapsBeside, gapsOf } from "../ends";
import { wallsText, withoutWallsOutside } from "../walls";
import { type ExcelSession, Refusal, unsupportedFormCodes, rangeAt, sheetAt, bringToFront } from "../excel";
import { listInTurns } from "../../engine";
import { addressOf, sameArea } from "../addresses";
import { closedGridPieces, nameGrid, type Site, redrawGrid, removeGridAndPage } from "./grid";
import { putBack } from "../fact";
import { facts, knowMazeNames } from "../facts";
import { type Piece, inRequests, packOpenings } from "../pieces";
import { cellArea, edge, isLine } from "../borders";
import { drawnCell, wallCells } from "../lattice";
import { type WallSample, cellPieces, linePieces, loadWallSample, wallLine } from "../lines";
import { type Layout, type Look, setCellSize } from "../looks";
import { type SetsSheet, emptySetNumbers } from "../sets";
import type { Change } from "../changes";

type Progress = (done: number, total: number) => void;

interface Drawing {
  readonly site: Site;
  readonly maze: Maze;
  readonly ends: MarkedEnds;
}

/** Codes for a form of addresses that Excel does not take; without a reason there may be any other. */
const formCodes: ReadonlySet<string> = new Set([...unsupportedFormCodes].filter((code) => code !== "GeneralException"));

/**
 * Draws a maze with its ends: the closed grid and the first openings in one request, and the other openings in as few more as the host
 * is fast enough for; with the last, a sample of walls that are lines is read back. Where Excel refuses the packed addresses, or a wall of
 * the sample is wrong, everything is drawn again area by area, and the sample is read again.
 * Throws {@link Refusal} or Stopped; then the grid is unfinished, and the caller completes it.
 */
export async function drawMaze(
  session: ExcelSession,
  chosen: Site,
  maze: Maze,
  ends: MarkedEnds,
  progress: Progress,
): Promise<void> {
  const { host } = session;
  // Without a share code, walls are kept one by one.
  const site = { ...chosen, walls: chosen.code === undefined ? wallsText(maze) : undefined };
  const drawing = { site, maze, ends };
  const hasBegun = site.arrived !== undefined;
  if (hasBegun) {
    const isRight = await session.repeatable((context) => nameArrived(context, session.stamp, drawing));
    if (isRight()) return;
    host.maxInsertBase64 = 0;
  }
  const openings = await listInTurns(openingPieces(drawing), session.signal);
  const draw = (isAgain: boolean) => drawPieces(session, drawing, openings, isAgain, progress);
  const isRight = await draw(hasBegun).catch((error: unknown) => {
    if (error instanceof Refusal && formCodes.has(error.code)) return undefined;
    throw error;
  });
  if (isRight === true) return;
  const { takesSeveralAreas } = host;
  host.takesSeveralAreas = false;
  let isLearned = false;
  try {
    if (!(await draw(true))) {
      throw new Refusal(message("walls-still-stand", { area: addressOf(site.area), sheet: site.state.name }));
    }
    // Only where walls were wrong before and are right now, no later action need try that in this workbook again.
    isLearned = isRight === false;
  } finally {
    if (!isLearned) host.takesSeveralAreas = takesSeveralAreas;
  }
}

/**
 * Queues what a maze that arrived with its sheet still lacks: names, sizes and ends, whose gaps are all that is opened by calls. Gives
 * whether these and a sample of its walls are right.
 */
function nameArrived(context: Excel.RequestContext, act: string, { site, maze, ends }: Drawing): () => boolean {
  const sheet = sheetAt(context, site.state.id);
  knowMazeNames(sheet, site.state);
  site.arrived!(sheet);
  nameGrid(context, act, site);
  setCellSize(rangeAt(sheet, site.area), site.layout);
  drawMarks(sheet, { site, maze, ends }, true);
  const cells = endCellsOf(ends);
  const gaps = gapsBeside(maze, cells).map(({ cell, side }) => edge(sheet, cellArea(site.area, cell), side));
  for (const gap of gaps) gap.load("style");
  const sample = loadWallSample(sheet, site.area, maze);
  return () => sample(cells) && !gaps.some(isLine);
}

function endCellsOf(ends: MarkedEnds): readonly number[] {
  return [...(ends?.entrance === undefined ? [] : [ends.entrance]), ...(ends?.exits ?? [])];
}

/** What is opened in a closed grid: lines; or, of walls that are cells, these cells, in a grid of whole rows and columns of walls. */
function openingPieces({ site: { state, area, layout }, maze, ends }: Drawing): Iterable<Piece> {
  const cells = endCellsOf(ends);
  if (layout.wallShare === undefined) {
    const packed = packOpenings(withoutWallsOutside(maze), area, (side) => gapsOf(maze, area, cells, side));
    return linePieces(state.id, packed, undefined);
  }
  const walls = wallCells(maze, gapsBeside(maze, cells));
  const areEnds = new Set(cells.map((cell) => drawnCell(maze, layout, cell)));
  return cellPieces(state.id, area, lookOfCells(layout), (cell) => walls[cell] === 0 && !areEnds.has(cell));
}

/** Gives whether the walls of a sample are right; nothing is read back of walls that are cells. */
async function drawPieces(
  session: ExcelSession,
  drawing: Drawing,
  openings: readonly Piece[],
  hasBegun: boolean,
  progress: Progress,
): Promise<boolean> {
  const { site, maze, ends } = drawing;
  const frame = closedGridPieces(session, site, (sheet) => drawMarks(sheet, drawing, false), hasBegun);
  const pieces = [...frame, ...openings];
  progress(0, pieces.length);
  // Of a maze that takes several requests Excel need not show each line as it comes and goes.
  const isLong = pieces.reduce((sum, { many }) => sum + (many?.areas ?? 0), 0) > session.host.areasAtOnce;
  let sample: WallSample | undefined;
  for (const { areas, paint, done, isLast } of inRequests(session.host, pieces)) {
    sample = await session.timed(areas, (context) => {
      if (isLong) context.application.suspendScreenUpdatingUntilNextSync();
      paint(context);
      const isRead = isLast && site.layout.wallShare === undefined;
      return isRead ? loadWallSample(sheetAt(context, site.state.id), site.area, maze) : undefined;
    });
    progress(done, pieces.length);
  }
  return sample?.(endCellsOf(ends)) ?? true;
}

/** Queues the entrance and exits. `opensGaps`: open the frame for these; otherwise the openings include that. */
function drawMarks(sheet: Excel.Worksheet, { site: { area, layout }, maze, ends }: Drawing, opensGaps: boolean): void {
  const drawn = { look: lookOfCells(layout), line: wallLine(layout), opensGaps };
  const at = (cell: number) => drawnCell(maze, layout, cell);
  const entrance = ends?.entrance === undefined ? undefined : at(ends.entrance);
  const there = ends && { ...ends, entrance, exits: ends.exits.map(at) };
  drawEnds(sheet, area, layout.wallShare === undefined ? maze : area, there, drawn);
}

const lookOfCells = ({ fill }: Layout): Look => fill.replace("#", "").toUpperCase();

export interface NewGrid extends Site {
  /** The set-number sheet of an earlier maze. */
  readonly sets?: SetsSheet | undefined;
  readonly isNew: boolean;
}

/**
 * A maze or a closed grid, drawn by `draw`. An earlier maze in the same place is not fully known, so rolling back leaves that place
 * with every wall closed; elsewhere the new grid is removed and what it covered is restored. In both cases the earlier maze is gone,
 * and its set numbers are removed too.
 */
export function drawGridChange<T>(grid: NewGrid, draw: (session: ExcelSession) => Promise<T>): Change<T> {
  const { state, area, isNew, isOutOfView, sets, choices } = grid;
  const make = async (session: ExcelSession) => {
    const drawn = await draw(session);
    if (isNew) await bringToFront(session, state.id);
    else if (isOutOfView === true) await bringToFront(session, state.id, area);
    return drawn;
  };
  // The whole new sheet is deleted; the choices are the workbook's.
  if (isNew) {
    const rollBack = async (session: ExcelSession) => {
      if (choices === undefined) return;
      await session.repeatable(({ workbook }) => putBack(workbook, state.workbookNames, facts.choices, choices));
    };
    return { make, rollBack };
  }
  const where = { area: addressOf(area), sheet: state.name };
  const isSamePlace = state.grid !== undefined && sameArea(state.grid, area);
  const leaves = isSamePlace
    ? message("grid-closed", where)
    : message(state.grid === undefined ? "sheet-as-before" : "earlier-maze-gone", { sheet: state.name });
  const mend = isSamePlace ? redrawGrid : removeGridAndPage;
  const rollBack = (session: ExcelSession) =>
    mend(session, grid).finally(async () => {
      if (sets?.holdsUserContent === false) await emptySetNumbers(session, sets);
    });
  return { make, rollBack, ifStuck: message("grid-unfinished", where), leaves };
}
