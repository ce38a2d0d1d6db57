import { message } from "../../message";
import { latticeOfBlocks } from "../../maze/foreign";
import { Maze } from "../../maze/model";
import { type Area, addressOf, rowBands } from "../addresses";
import { type ExcelSession, Refusal, rangeAt } from "../excel";
import { yieldTurn } from "../../engine";
import { readCells } from "../cells";
import { findEnds } from "../ends";
import { Borders } from "../borders";
import { type FirstReads, askForWalls } from "./askForWalls";
import type { SheetState } from "../sheet";
import { checkObstacles, loadObstacles, readUnobstructed, unlessMergedUnknown } from "../place";
import { isMaskOutgrown, savedMask } from "../memory";
import { type MazePlace, type MazeQuestions, type MazeReading, type ReadingProgress, readBand } from "./mazeReading";
import { readSelected, selectedPlace } from "./selectedMaze";

/** Excel answers with 245 to 270 bytes a cell; 10,000 are about half of the 5 MB limit of an answer in Excel on the web. */
const READ_CELLS = 10_000;

/** The sheet's named grid, or else the selection (one request). Throws {@link Refusal} for a selection that cannot be read. */
export async function findPlace(session: ExcelSession, state: SheetState): Promise<MazePlace> {
  return state.grid === undefined ? selectedPlace(session, state) : { state, area: state.grid };
}

/**
 * Reads the lines of a place. For a maze that Lavirint drew, Excel is asked whether they are still as drawn; if much was changed, the
 * borders of all cells are read: one request for every 10,000 cells, so four for 200x200. Any style but None is a wall, and a wall drawn
 * through either neighbour counts. Cells that were taken out of the maze stay out. In a selection a maze is looked for: see
 * {@link readSelected}.
 *
 * Throws {@link Refusal} for merged cells, tables, filters and hidden rows or columns.
 */
export async function readMaze(
  session: ExcelSession,
  place: MazePlace,
  progress: ReadingProgress,
  questions: MazeQuestions = {},
): Promise<MazeReading> {
  const { state, area } = place;
  const { check, alongside, asksForMerged = state.grid === undefined } = questions;
  // A maze around a cell has to be found first.
  if (place.selection?.focus === undefined) check?.(place);
  if (place.selection !== undefined) {
    return unlessMergedUnknown(true, (asks) => readSelected(session, place, progress, questions, asks));
  }
  const ends = findEnds(state.names, state.name, area);
  const marked = { entrance: ends.entrance?.cell, exits: ends.exits.map(({ cell }) => cell) };
  if (state.before.wallShare !== undefined) {
    await readUnobstructed(session, state, area, (sheet) => alongside?.(sheet, place), asksForMerged);
    return { ...(await readWallCells(session, place, progress)), ...marked };
  }
  const lines = await unlessMergedUnknown(asksForMerged, async (asks) => {
    const first = firstReads(session, place, (sheet) => alongside?.(sheet, place), asks);
    return (await askForWalls(session, place, first, progress)) ?? readLines(session, place, first, progress);
  });
  const isOutgrown = isMaskOutgrown(state.names, area);
  const remark = isOutgrown ? message("taken-out-unknown", { area: addressOf(area) }) : undefined;
  await yieldTurn();
  const maze = lines.maze();
  await yieldTurn();
  return { ...place, ...marked, maze, gaps: lines.gaps(), walls: "lines", remark };
}

/** Like other mazes of cells: one that looks like the first, which is always a wall, is a wall. A request for every 25,000 cells. */
async function readWallCells(session: ExcelSession, place: MazePlace, progress: ReadingProgress) {
  const { state, area } = place;
  progress(0, 1);
  const cells = await readCells(session, state.id, area);
  await yieldTurn();
  const { looks, lookOf } = cells.fills;
  const isWall = looks.map((look) => look === looks[lookOf[0]!]);
  const mask = lookOf.map((look) => Number(!isWall[look]));
  const blocks = {
    rows: area.rows,
    columns: area.columns,
    isWall: (row: number, column: number) => mask[row * area.columns + column] === 0,
  };
  const lattice = latticeOfBlocks(blocks);
  if (lattice === undefined) throw new Refusal(message("no-walls", { area: addressOf(area), sheet: state.name }));
  await yieldTurn();
  const maze = Maze.open({ rows: area.rows, columns: area.columns, mask: Uint8Array.from(mask) });
  return { ...place, maze, gaps: [], walls: "fills" as const, cells, looks: cells.fills, lattice, remark: undefined };
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

async function readLines(
  session: ExcelSession,
  { state, area }: MazePlace,
  first: FirstReads,
  progress: ReadingProgress,
): Promise<Borders> {
  const lines = new Borders({ ...area, mask: savedMask(state.names, area) });
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
