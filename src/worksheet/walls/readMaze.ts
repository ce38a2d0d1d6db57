import { message } from "../../message";
import { latticeOfBlocks } from "../../maze/foreign";
import { BOTTOM, LEFT, Maze, RIGHT, TOP } from "../../maze/model";
import { type Area, addressOf, cellOfWhole, cellsOf, intersection, parseArea, rowBands } from "../addresses";
import { type ExcelSession, Refusal, rangeAt } from "../excel";
import { listInTurns, yieldTurn } from "../../engine";
import { readCells } from "../cells";
import { findEnds } from "../ends";
import {
  type BorderItem,
  Borders,
  type CellSide,
  borderAt,
  cellArea,
  isLine,
  neighbour,
  pairAt,
  rimOf,
} from "../borders";
import {
  PAUSE,
  type Piece,
  areasPiece,
  cellBlocks,
  countAreas,
  inRequests,
  packAreas,
  packOpenings,
  paintingOn,
} from "../pieces";
import type { SheetState } from "../sheet";
import { checkObstacles, loadObstacles, readUnobstructed, unlessMergedUnknown } from "../place";
import { isMaskOutgrown, savedMask } from "../shapeAndEnds";
import {
  type MazePlace,
  type MazeQuestions,
  type MazeReading,
  type ReadingProgress,
  readBand,
  readSelected,
  selectedPlace,
} from "./mazeReading";
import { savedLines } from "./savedWalls";

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

/**
 * Queues reading what may be in the way, which is checked, and `more`: with the first request that is answered, and with no other. Gives
 * what is to be called once that is answered.
 */
function firstReads(
  session: ExcelSession,
  { state, area }: MazePlace,
  more: (sheet: Excel.Worksheet) => void,
  asksForMerged: boolean,
) {
  let isDone = false;
  return (sheet: Excel.Worksheet): (() => Promise<void>) => {
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
  first: ReturnType<typeof firstReads>,
  progress: ReadingProgress,
): Promise<Borders> {
  const lines = new Borders({ ...area, mask: savedMask(state.names, area) });
  const load = (sheet: Excel.Worksheet, part: Area) => ({
    check: first(sheet),
    cells: rangeAt(sheet, part).getCellProperties({ format: { borders: { style: true } } }),
  });
  for (const band of rowBands(area, READ_CELLS)) {
    progress(band.row - area.row, area.rows);
    await readBand(session, state.id, band, load, async ({ check, cells }, part) => {
      await check();
      lines.addRows(part.row - area.row, cells.value);
    });
  }
  return lines;
}

/**
 * Reading by asking. `getCellProperties` answers about 255 bytes a cell, and usually the walls are as they were drawn. So Excel is
 * asked, through the same addresses that draw openings, whether all of these have no line, and all the others have one: one
 * style for 680 areas. Where the answer differs (null means mixed), that group is asked in parts, and the wrong parts are read.
 *
 * That null means mixed is documented for several areas in general, but not for their borders. So every request carries controls, a
 * line and an opening together that must be answered with null; otherwise no answer is trusted and everything is read.
 */
interface Group {
  readonly item: BorderItem;
  /** Undefined for a control, which has both. */
  readonly hasLines: boolean | undefined;
  readonly addresses: string;
}

const PARTS = 32;
/** The most that is read if parts are wrong: areas, and cells of 255 bytes. Beyond that everything is read. */
const MOST_AREAS = 400;
const MOST_CELLS = 10_000;
/** Up to this many areas are read without first asking for parts. */
const FEW_AREAS = 120;

/** Fewer cells are cheaper to read than to ask for. */
const FEWEST_ASKED = 100;

/**
 * The lines of a grid as they are now, if the sheet remembers how they were drawn. Undefined if the host cannot be asked, or
 * if the grid is so small, or so much of it was changed, that reading is cheaper. One request or more, depending on the host's speed;
 * two or three more where walls were changed.
 */
async function askForWalls(
  session: ExcelSession,
  { state, area }: Pick<MazePlace, "state" | "area">,
  first: ReturnType<typeof firstReads>,
  progress: ReadingProgress,
): Promise<Borders | undefined> {
  if (cellsOf(area) < FEWEST_ASKED || !session.host.takesSeveralAreas) return undefined;
  const lines = await savedLines(session, state, area);
  if (lines === undefined) return undefined;
  const { id: sheetId } = state;
  const groups = await groupsOf(lines, area, session.signal);
  const controls = controlsOf(groups);
  if (controls.length === 0) return undefined;
  let check = () => Promise.resolve();
  const begin = { bytes: 5_000, paint: paintingOn(sheetId, (sheet) => void (check = first(sheet))) };
  const wrong = await wrongGroups(session, sheetId, { groups, controls }, [begin], progress);
  await check();
  if (wrong === undefined || wrong.length > Math.max(4, groups.length / 4)) return undefined;
  if (wrong.length === 0) return lines;

  const isFew = wrong.reduce((sum, { addresses }) => sum + countAreas(addresses), 0) <= FEW_AREAS;
  const changed = isFew ? wrong : await wrongGroups(session, sheetId, { groups: wrong.flatMap(partsOf), controls });
  if (changed === undefined) return undefined;
  const parts = changed.flatMap(({ addresses }) => addresses.split(",").map((address) => parseArea(address)!));
  const cells = parts.reduce((sum, part) => sum + cellsOf(part), 0);
  if (parts.length > MOST_AREAS || cells > MOST_CELLS) return undefined;
  const read = await session.onSheet(sheetId, (sheet) =>
    parts.map((part) => rangeAt(sheet, part).getCellProperties({ format: { borders: { style: true } } })),
  );
  parts.forEach((part, i) => takeIn(lines, area, part, read[i]!.value));
  return lines;
}

/** The groups that are wrong; undefined if the host's answers cannot be trusted, because a control is. */
async function wrongGroups(
  session: ExcelSession,
  sheetId: string,
  { groups, controls }: { readonly groups: readonly Group[]; readonly controls: readonly Group[] },
  begin: readonly Piece[] = [],
  progress: ReadingProgress = () => undefined,
): Promise<Group[] | undefined> {
  let answers: { readonly group: Group; readonly border: Excel.RangeBorder }[] = [];
  const asking = (group: Group) =>
    areasPiece(sheetId, group.addresses, ({ format }) => {
      answers.push({ group, border: format.borders.getItem(group.item).load("style") });
    });
  function* pieces(): Generator<Piece> {
    yield* begin;
    for (const group of groups) yield asking(group);
  }
  const wrong = new Set<Group>();
  const total = begin.length + groups.length;
  progress(0, total);
  for (const { areas, paint, done } of inRequests(session.host, await listInTurns(pieces(), session.signal))) {
    await session.timed(areas, (context) => {
      answers = [];
      paint(context);
      for (const control of controls) asking(control).paint(context);
    });
    for (const { group, border } of answers) if (!isAs(border, group.hasLines)) wrong.add(group);
    // A host that got the areas one by one was not asked about several at once, and answers for each.
    if (controls.some((control) => wrong.has(control))) return undefined;
    progress(done, total);
  }
  return [...wrong];
}

function isAs(border: Excel.RangeBorder, hasLines: boolean | undefined): boolean {
  if (hasLines === true) return isLine(border);
  return (border.style as string | null) === (hasLines === undefined ? null : "None");
}

function partsOf(group: Group): Group[] {
  const each = group.addresses.split(",");
  const size = Math.ceil(each.length / PARTS);
  return Array.from({ length: Math.ceil(each.length / size) }, (_, i) => {
    return { ...group, addresses: each.slice(i * size, (i + 1) * size).join(",") };
  });
}

async function groupsOf(expected: Borders, area: Area, signal: AbortSignal): Promise<Group[]> {
  const groups: Group[] = [];
  const { rows, columns } = area;
  for (const hasLines of [false, true]) {
    await yieldTurn();
    const standing = hasLines ? expected.drawn.map((bits) => ~bits) : expected.drawn;
    await yieldTurn();
    for (const packed of await listInTurns(packOpenings({ rows, columns, standing }, area), signal)) {
      if (packed === PAUSE) continue;
      const item = packed.side === RIGHT ? "InsideVertical" : "InsideHorizontal";
      groups.push({ item, hasLines, addresses: packed.addresses });
    }
  }
  return [...groups, ...([RIGHT, BOTTOM, LEFT, TOP] as const).flatMap((side) => frameGroups(side, area, expected))];
}

/** One side of the frame: each edge through the cells on both its sides, where there are two. */
function frameGroups(side: CellSide, area: Area, expected: Borders): Group[] {
  const rim = rimOf(area, side);
  return [true, false].flatMap((hasLines) => {
    const runs = cellBlocks(rim, (at) => expected.isDrawn(cellOfWhole(area, rim, at), side) === hasLines);
    const borders = Array.from(runs, (run) => borderAt(run, side));
    return Array.from(packAreas(borders.map((border) => border.area)), (addresses) => {
      return { item: borders[0]!.item, hasLines, addresses };
    });
  });
}

/** For each direction a line and an opening together, if it has both. */
function controlsOf(groups: readonly Group[]): Group[] {
  return (["InsideVertical", "InsideHorizontal"] as const).flatMap((item) => {
    const [line, opening] = [true, false].map(
      (hasLines) =>
        groups.find((group) => group.item === item && group.hasLines === hasLines)?.addresses.split(",", 1)[0],
    );
    return line === undefined || opening === undefined
      ? []
      : [{ item, hasLines: undefined, addresses: `${line},${opening}` }];
  });
}

/** Takes in the edges inside a part, whose cells on both sides were read, and those at the edge of the sheet. */
function takeIn(lines: Borders, whole: Area, part: Area, cells: readonly (readonly Excel.CellProperties[])[]): void {
  const found = new Borders(part);
  found.addRows(0, cells);
  const inGrid = intersection(part, whole)!;
  for (let i = 0; i < cellsOf(inGrid); i++) {
    const cell = cellOfWhole(part, inGrid, i);
    for (const side of [RIGHT, BOTTOM, LEFT, TOP] as const) {
      if (neighbour(part, cell, side) === undefined && pairAt(cellArea(part, cell), side) !== undefined) continue;
      lines.setEdge(cellOfWhole(whole, inGrid, i), side, found.isDrawn(cell, side));
    }
  }
}
