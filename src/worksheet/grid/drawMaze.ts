import { message } from "../../message";
import type { Maze } from "../../maze/model";
import { type MarkedEnds, drawEnds, gapsBeside, gapsOf, outerSide } from "../ends";
import { wallsText, withoutWallsOutside } from "../walls";
import { type ExcelSession, Refusal, unsupportedFormCodes, rangeAt, sheetAt, bringToFront } from "../excel";
import { listInTurns } from "../../engine";
import { addressOf, sameArea } from "../addresses";
import { closedGridPieces, nameGrid, type Site, redrawGrid, removeGridAndPage } from "./grid";
import { facts, knowMazeNames, putBack } from "../memory";
import { type Piece, inRequests, packOpenings, paintPieces } from "../pieces";
import { cellArea, edge, isLine } from "../borders";
import { drawnCell, wallCells } from "../lattice";
import { type WallSample, cellPieces, linePieces, loadWallSample, wallLine } from "../lines";
import { type Layout, type Look, setCellSize } from "../looks";
import { type SetsSheet, emptySetNumbers } from "../sets";
import type { Change } from "../changes";

type Progress = (done: number, total: number) => void;

/**
 * Draws a maze with its ends: the closed grid and the first openings in one request, and the other openings in as few more as the host
 * is fast enough for; with the last, a sample is read back. Where Excel refuses the packed addresses, or a wall of the sample is
 * wrong, everything is drawn again area by area, and the sample is read again.
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
  const walls = chosen.code === undefined ? (chosen.walls ?? wallsText(maze)) : chosen.walls;
  const site = { ...chosen, walls };
  const drawing = { site, maze, ends };
  if (site.layout.wallShare !== undefined) return drawCells(session, drawing, progress);
  const isRight = (sample: WallSample) => sample(endCellsOf(ends));
  const hasBegun = site.arrived !== undefined;
  if (hasBegun) {
    const { sample, gaps } = await session.repeatable((context) => {
      knowMazeNames(sheetAt(context, site.state.id), site.state);
      return nameArrived(context, session.stamp, drawing);
    });
    if (isRight(sample) && !gaps.some(isLine)) return;
    host.maxInsertBase64 = 0;
  }
  const openings = await listInTurns(openingPieces(drawing), session.signal);
  const draw = (isAgain: boolean) => drawLines(session, drawing, openings, isAgain, progress);
  const sample = await draw(hasBegun).catch((error: unknown) => {
    if (error instanceof Refusal && formCodes.has(error.code)) return undefined;
    throw error;
  });
  if (sample !== undefined && isRight(sample)) return;
  const { takesSeveralAreas } = host;
  host.takesSeveralAreas = false;
  let isLearned = false;
  try {
    if (!isRight(await draw(true))) {
      throw new Refusal(message("walls-still-stand", { area: addressOf(site.area), sheet: site.state.name }));
    }
    // Only where walls were wrong before and are right now, no later action need try that in this workbook again.
    isLearned = sample !== undefined;
  } finally {
    if (!isLearned) host.takesSeveralAreas = takesSeveralAreas;
  }
}

/** Draws a maze whose walls are cells: all walls by whole rows and columns, and then what is open. */
async function drawCells(session: ExcelSession, drawing: Drawing, progress: Progress): Promise<void> {
  const { site, maze, ends } = drawing;
  const { state, area, layout } = site;
  const cells = endCellsOf(ends);
  const walls = wallCells(maze, gapsBeside(maze, cells));
  const areEnds = new Set(cells.map((cell) => drawnCell(maze, layout, cell)));
  const isOpen = (cell: number) => walls[cell] === 0 && !areEnds.has(cell);
  const open = await listInTurns(cellPieces(state.id, area, lookOfCells(layout), isOpen), session.signal);
  const frame = closedGridPieces(session, site, (sheet) => drawMarks(sheet, drawing, false));
  const pieces = [...frame, ...open];
  progress(0, pieces.length);
  await paintPieces(session, pieces, (done) => progress(done, pieces.length));
}

/** Codes for a form of addresses that Excel does not take; without a reason there may be any other. */
const formCodes: ReadonlySet<string> = new Set([...unsupportedFormCodes].filter((code) => code !== "GeneralException"));

interface Drawing {
  readonly site: Site;
  readonly maze: Maze;
  readonly ends: MarkedEnds;
}

/** Queues what a maze that arrived with its sheet still lacks: names, sizes and ends, whose gaps are all that is opened by calls. */
function nameArrived(context: Excel.RequestContext, act: string, { site, maze, ends }: Drawing) {
  const sheet = sheetAt(context, site.state.id);
  site.arrived!(sheet);
  nameGrid(context, act, site);
  setCellSize(rangeAt(sheet, site.area), site.layout);
  drawMarks(sheet, { site, maze, ends }, true);
  const gaps = endCellsOf(ends).flatMap((cell) => {
    const side = outerSide(maze, cell);
    return side === undefined ? [] : [edge(sheet, cellArea(site.area, cell), side).load("style")];
  });
  return { sample: loadWallSample(sheet, site.area, maze), gaps };
}

function endCellsOf(ends: MarkedEnds): readonly number[] {
  return [...(ends?.entrance === undefined ? [] : [ends.entrance]), ...(ends?.exits ?? [])];
}

function openingPieces({ site: { state, area }, maze, ends }: Drawing): Iterable<Piece> {
  const packed = packOpenings(withoutWallsOutside(maze), area, (side) => gapsOf(maze, area, endCellsOf(ends), side));
  return linePieces(state.id, packed, undefined);
}

async function drawLines(
  session: ExcelSession,
  drawing: Drawing,
  openings: readonly Piece[],
  hasBegun: boolean,
  progress: Progress,
): Promise<WallSample> {
  const { site, maze } = drawing;
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
      return isLast ? loadWallSample(sheetAt(context, site.state.id), site.area, maze) : undefined;
    });
    progress(done, pieces.length);
  }
  return sample!;
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
