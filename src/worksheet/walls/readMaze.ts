import { message } from "../../message";
import { latticeOfBlocks } from "../../maze/foreign";
import { type Mask, Maze } from "../../maze/model";
import { type Area, addressOf, cellsOf, rowBands } from "../addresses";
import { type ExcelSession, Refusal, rangeAt } from "../excel";
import { yieldTurn } from "../../engine";
import { readCells } from "../cells";
import { findEnds } from "../ends";
import { Borders } from "../lines";
import { type FirstReads, askForWalls } from "./askForWalls";
import { savedWallsIn } from "./savedWalls";
import type { SheetState } from "../sheet";
import { checkObstacles, loadObstacles, unlessMergedUnknown } from "../place";
import { isMaskOutgrown, savedMask } from "../memory";
import { type ChooseWalls, type MazePlace, type MazeReading, type ReadingProgress, readBand } from "./mazeReading";
import type { Recognised } from "./seenPlace";
import { readSelected, selectedPlace } from "./selectedMaze";

/**
 * Cells per read. Excel answers with the style of all eight borders of a cell, 245 to 270 bytes; 10,000 are about half of
 * the 5 MB limit of an answer in Excel on the web. Where the answer is still too large, the band is read in halves.
 */
const READ_CELLS = 10_000;

/**
 * The sheet's named grid, or else the selection (one request); `choose` asks which of two readings of that is right. Throws
 * {@link Refusal} for a selection that cannot be read.
 */
export async function findPlace(
  session: ExcelSession,
  state: SheetState,
  check: (place: MazePlace) => void = () => undefined,
  choose: ChooseWalls = () => Promise.resolve(true),
): Promise<MazePlace> {
  const place =
    state.grid === undefined
      ? await selectedPlace(session, state, check, choose)
      : { state, area: state.grid, isNamed: true };
  if (place.selection?.focus === undefined) check(place);
  return place;
}

/** Fewer cells are cheaper to read than to ask for. */
const FEWEST_ASKED = 100;

/**
 * Reads the lines of a place. For a maze that Lavirint drew, Excel is asked whether they are still as drawn; if much was changed, the
 * borders of all cells are read: one request for every 10,000 cells, so four for 200x200. Any style but None is a wall, and a wall drawn
 * through either neighbour counts. Cells that were taken out of the maze stay out. In a selection a maze is looked for: see
 * {@link readSelected}.
 *
 * `alongside` queues further reads with the first of these requests.
 * Throws {@link Refusal} for merged cells, tables, filters and hidden rows or columns.
 */
export async function readMaze<T = undefined>(
  session: ExcelSession,
  place: MazePlace,
  progress: ReadingProgress,
  alongside?: (sheet: Excel.Worksheet, range: Excel.Range) => T,
  asksForMerged = !place.isNamed,
): Promise<MazeReading & { readonly alongside: T }> {
  const { state, area } = place;
  if (place.selection !== undefined) {
    const found = await unlessMergedUnknown(true, (asks) => readSelected(session, place, progress, asks));
    return { ...found, alongside: undefined as T };
  }
  if (place.isNamed && state.before.wallShare !== undefined) {
    return readWallCells(session, place, progress, alongside, asksForMerged);
  }
  const mask = savedMask(state.names, area);
  let more: T | undefined;
  const lines = await unlessMergedUnknown(asksForMerged, async (asks) => {
    const first = firstReads(session, place, (sheet) => (more = alongside?.(sheet, rangeAt(sheet, area))), asks);
    const asked = await askedLines(session, place, mask, progress, first);
    return asked ?? (await readLines(session, place, mask, progress, first));
  });
  const isOutgrown = isMaskOutgrown(state.names, area);
  const remark = isOutgrown ? message("taken-out-unknown", { area: addressOf(area) }) : undefined;
  await yieldTurn();
  const maze = lines.maze();
  await yieldTurn();
  return { ...place, maze, gaps: lines.gaps(), remark, alongside: more as T };
}

/**
 * The maze of a sheet whose walls are cells, as other mazes of cells are read: a cell that looks like the first one, which is always a
 * wall, is a wall. One request for every 25,000 cells, and one before.
 */
async function readWallCells<T>(
  session: ExcelSession,
  place: MazePlace,
  progress: ReadingProgress,
  alongside: ((sheet: Excel.Worksheet, range: Excel.Range) => T) | undefined,
  asksForMerged: boolean,
): Promise<MazeReading & { readonly alongside: T }> {
  const { state, area } = place;
  let more: T | undefined;
  await unlessMergedUnknown(asksForMerged, async (asks) => {
    const first = firstReads(session, place, (sheet) => (more = alongside?.(sheet, rangeAt(sheet, area))), asks);
    const check = await session.onSheet(state.id, first);
    await check();
  });
  progress(0, 1);
  const cells = await readCells(session, state.id, area);
  await yieldTurn();
  const { looks, lookOf } = cells.fills;
  const isWall = looks.map((look) => look === looks[lookOf[0]!]);
  const mask = lookOf.map((look) => Number(!isWall[look]));
  const blocks = {
    ...{ rows: area.rows, columns: area.columns },
    isWall: (row: number, column: number) => mask[row * area.columns + column] === 0,
  };
  const lattice = latticeOfBlocks(blocks);
  if (lattice === undefined) throw new Refusal(message("no-walls", { area: addressOf(area), sheet: state.name }));
  await yieldTurn();
  const maze = Maze.open({ rows: area.rows, columns: area.columns, mask: Uint8Array.from(mask) });
  const { entrance, exits } = findEnds(state.names, state.name, area);
  const found: Recognised = {
    ...{ area, maze, gaps: [], cells, looks: cells.fills, taken: undefined, lattice, grid: undefined },
    ...{ entrance: entrance?.cell, exits: exits.map(({ cell }) => cell) },
    ...{ isOfCells: true, isOfLines: false, isTyped: false, isCoveredByRules: false },
  };
  return { ...place, maze, gaps: [], remark: undefined, found, alongside: more as T };
}

/** What may be in the way, which is checked, and `more`: read with the first request that is answered, and with no other. */
function firstReads(
  session: ExcelSession,
  { state, area }: MazePlace,
  more: (sheet: Excel.Worksheet) => void,
  asksForMerged: boolean,
): FirstReads {
  let isDone = false;
  return (sheet) => {
    if (isDone) return () => Promise.resolve();
    const shape = loadObstacles(sheet, area, asksForMerged);
    more(sheet);
    return async () => {
      isDone = true;
      await checkObstacles(session, state, area, shape, "drawn");
    };
  };
}

async function askedLines(
  session: ExcelSession,
  { state, area }: MazePlace,
  mask: Mask | undefined,
  progress: ReadingProgress,
  first: FirstReads,
): Promise<Borders | undefined> {
  if (cellsOf(area) < FEWEST_ASKED || !session.host.takesSeveralAreas) return undefined;
  const saved = await savedWallsIn(session, state, area);
  if (saved === undefined) return undefined;
  return askForWalls(session, { sheetId: state.id, area, mask, saved }, first, progress);
}

async function readLines(
  session: ExcelSession,
  { state, area }: MazePlace,
  mask: Mask | undefined,
  progress: ReadingProgress,
  first: FirstReads,
): Promise<Borders> {
  const lines = new Borders({ ...area, mask });
  for (const band of rowBands(area, READ_CELLS)) {
    progress(band.row - area.row, area.rows);
    const load = (sheet: Excel.Worksheet, part: Area) => ({
      check: first(sheet),
      cells: rangeAt(sheet, part).getCellProperties({ format: { borders: { style: true } } }),
    });
    await readBand(session, state.id, band, load, async (read, part) => {
      await read.check();
      lines.addRows(part.row - area.row, read.cells.value);
    });
  }
  return lines;
}
