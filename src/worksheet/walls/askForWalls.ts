import { BOTTOM, LEFT, type Mask, Maze, RIGHT, TOP } from "../../maze/model";
import { type BorderItem, Borders, type CellSide, borderAt, isLine, neighbour, rimOf } from "../lines";
import { type Piece, RANGE_BYTES, countAreas, inRequests, openBlocks, packAreas, paintingOn } from "../pieces";
import { type Area, cellsOf, parseArea } from "../addresses";
import { type ExcelSession, rangeAt, rangesAt } from "../excel";
import { yieldTurn, listInTurns } from "../../engine";
import type { WallsInNames } from "./savedWalls";

/**
 * Reading by asking. `getCellProperties` answers about 255 bytes a cell, and usually the walls are as they were drawn. So Excel is
 * asked, through the same addresses that draw openings, whether all of these have no line, and all the others have one: one
 * style for 680 areas. Where the answer differs (null means mixed), that group is asked in parts, and the wrong parts are read.
 *
 * That null means mixed is documented for several areas in general, but not for their borders. So every request carries controls, a
 * line and an opening together that must be answered with null; otherwise no answer is trusted and everything is read.
 */
/** Areas whose edges are of one kind, all with a line or all without. */
interface Group {
  readonly item: BorderItem;
  readonly hasLines: boolean;
  /** "B2:C2,E2:H3" */
  readonly addresses: string;
}

interface Asked {
  readonly group: Group;
  borders: readonly Excel.RangeBorder[];
}

/** The number of parts into which a wrong group is cut. */
const PARTS = 32;
/** The most that is read if parts are wrong: areas, and cells of 255 bytes. Beyond that everything is read. */
const MOST_AREAS = 400;
const MOST_CELLS = 10_000;
/** Up to this many areas are read without first asking for parts. */
const FEW_AREAS = 120;

/** The walls of a grid as the sheet remembers them, and where that grid is. */
interface WallsOfSheet {
  readonly sheetId: string;
  readonly area: Area;
  readonly mask: Mask | undefined;
  readonly saved: WallsInNames;
}

/** Queues further reads, with the first of some requests; gives what is to be called once that is answered. */
export type FirstReads = (sheet: Excel.Worksheet) => () => Promise<void>;

/**
 * The lines of a grid as they are now, if the sheet remembers how they were drawn. Undefined if the host cannot be asked, or
 * if so much was changed that reading is cheaper. One request or more, depending on the host's speed; two or three more where walls
 * were changed.
 */
export async function askForWalls(
  session: ExcelSession,
  { sheetId, area, mask, saved }: WallsOfSheet,
  first: FirstReads,
  progress: (done: number, total: number) => void,
): Promise<Borders | undefined> {
  const groups = await groupsOf(saved, area, session.signal);
  const controls = controlsOf(groups);
  if (controls === undefined) return undefined;
  let check = () => Promise.resolve();
  const queue = paintingOn(sheetId, (sheet) => void (check = first(sheet)));
  const begin: Piece = { bytes: 5_000, paint: queue };
  const asker = new Asker(session, sheetId, controls);
  const wrong = await asker.wrongOf(groups, progress, begin);
  await check();
  if (wrong === undefined || wrong.length > Math.max(4, groups.length / 4)) return undefined;
  const lines = new Borders({ rows: area.rows, columns: area.columns, mask });
  lines.expect(saved.drawn);
  await yieldTurn();
  for (const { cell, side } of saved.openings) lines.setEdge(cell, side, false);
  if (wrong.length === 0) return lines;

  const areasIn = (some: readonly Group[]) => some.reduce((sum, { addresses }) => sum + countAreas(addresses), 0);
  const parts = wrong.flatMap(partsOf);
  const changed = areasIn(wrong) <= FEW_AREAS ? parts : await asker.wrongOf(parts);
  if (changed === undefined || areasIn(changed) > MOST_AREAS) return undefined;
  const areas = changed.flatMap(({ item, addresses }) =>
    addresses.split(",").map((address) => ({ item, edges: parseArea(address)! })),
  );
  if (areas.reduce((sum, { edges }) => sum + cellsOf(edges), 0) > MOST_CELLS) return undefined;
  const read = await session.onSheet(sheetId, (sheet) =>
    areas.map(({ edges }) => rangeAt(sheet, edges).getCellProperties({ format: { borders: { style: true } } })),
  );
  areas.forEach((part, i) => takeIn(lines, area, part, read[i]!.value));
  return lines;
}

/** Asks a sheet for groups of edges, with controls that show whether its answers can be trusted. */
class Asker {
  constructor(
    private readonly session: ExcelSession,
    private readonly sheetId: string,
    private readonly controls: readonly Group[],
  ) {}

  /** The groups that are wrong, or undefined if the host's answers cannot be trusted. `begin` is queued first. */
  async wrongOf(
    groups: readonly Group[],
    progress: (done: number, total: number) => void = () => undefined,
    begin?: Piece,
  ): Promise<Group[] | undefined> {
    const { session, sheetId, controls } = this;
    const asked: Asked[] = [];
    const total = groups.length + (begin === undefined ? 0 : 1);
    function* pieces(): Generator<Piece> {
      if (begin !== undefined) yield begin;
      for (const group of groups) yield asking(sheetId, group, asked);
    }
    const wrong: Group[] = [];
    progress(0, total);
    for (const { areas, paint, done } of inRequests(session.host, await listInTurns(pieces(), session.signal))) {
      asked.length = 0;
      const control: Asked[] = [];
      await session.timed(areas, (context) => {
        asked.length = 0;
        paint(context);
        control.length = 0;
        for (const group of controls) asking(sheetId, group, control).paint(context);
      });
      // A host that got the areas one by one was not asked about several at once.
      if (!control.every(({ borders }) => borders.length === 1 && isMixed(borders[0]!))) return undefined;
      for (const { group, borders } of asked) {
        if (!borders.every((border) => isAs(border, group.hasLines))) wrong.push(group);
      }
      progress(done, total);
    }
    return wrong;
  }
}

const isMixed = ({ style }: Excel.RangeBorder) => (style as string | null) === null;
const isAs = (border: Excel.RangeBorder, hasLines: boolean) =>
  hasLines ? isLine(border) : (border.style as string | null) === "None";

/** The question about a group as a piece of a request; queuing it adds to `asked`. */
function asking(sheetId: string, group: Group, asked: Asked[]): Piece {
  const { item, addresses } = group;
  return {
    bytes: 3 * RANGE_BYTES + addresses.length,
    paint: paintingOn(sheetId, (sheet) => {
      const borders = rangesAt(sheet, addresses).map(({ format }) => format.borders.getItem(item).load("style"));
      asked.push({ group, borders });
    }),
    many: {
      areas: countAreas(addresses),
      cut: (count) => {
        const each = addresses.split(",");
        const part = (some: readonly string[]) => asking(sheetId, { ...group, addresses: some.join(",") }, asked);
        return [part(each.slice(0, count)), part(each.slice(count))];
      },
    },
  };
}

function partsOf(group: Group): Group[] {
  const each = group.addresses.split(",");
  const size = Math.ceil(each.length / PARTS);
  const parts: Group[] = [];
  for (let at = 0; at < each.length; at += size) {
    parts.push({ ...group, addresses: each.slice(at, at + size).join(",") });
  }
  return parts;
}

/** All edges of a grid and its frame, each in one group. */
async function groupsOf({ drawn, openings }: WallsInNames, area: Area, signal: AbortSignal): Promise<Group[]> {
  const inner: Group[] = [];
  await yieldTurn();
  const others = opposite(drawn);
  await yieldTurn();
  for (const side of [RIGHT, BOTTOM] as const) {
    const item = side === RIGHT ? "InsideVertical" : "InsideHorizontal";
    for (const hasLines of [false, true]) {
      const blocks = openBlocks(hasLines ? others : drawn, side, area);
      inner.push(...(await listInTurns(groupsFrom(item, hasLines, blocks), signal)));
    }
  }
  const frame = [RIGHT, BOTTOM, LEFT, TOP].flatMap((side) => frameGroups(side as CellSide, area, openings));
  return [...inner, ...frame];
}

/** Open where the other has a wall, and closed where it has none; walls of the frame are not asked for. */
function opposite({ rows, columns, standing }: Maze): Maze {
  const others = Maze.walled({ rows, columns });
  const walls = others.standing;
  for (let cell = 0; cell < walls.length; cell++) walls[cell]! ^= standing[cell]!;
  return others;
}

function* groupsFrom(item: BorderItem, hasLines: boolean, areas: Iterable<Area>): Generator<Group> {
  for (const addresses of packAreas(areas)) yield { item, hasLines, addresses };
}

/** One side of the frame: each edge through the cells on both its sides, where there are two. */
function frameGroups(side: CellSide, area: Area, openings: WallsInNames["openings"]): Group[] {
  const isUpright = side === LEFT || side === RIGHT;
  const isOpen = new Set(
    openings
      .filter((opening) => opening.side === side)
      .map(({ cell }) => (isUpright ? Math.floor(cell / area.columns) : cell % area.columns)),
  );
  const count = isUpright ? area.rows : area.columns;
  const runs: { first: number; length: number; hasLines: boolean }[] = [];
  for (let first = 0; first < count;) {
    let next = first + 1;
    while (next < count && isOpen.has(next) === isOpen.has(first)) next++;
    runs.push({ first, length: next - first, hasLines: !isOpen.has(first) });
    first = next;
  }
  const rim = rimOf(area, side);
  const cellsAt = (first: number, length: number): Area =>
    isUpright
      ? { ...rim, row: rim.row + first, rows: length }
      : { ...rim, column: rim.column + first, columns: length };
  return [true, false].flatMap((hasLines) => {
    const some = runs.filter((run) => run.hasLines === hasLines);
    const borders = some.map(({ first, length }) => borderAt(cellsAt(first, length), side));
    const areas = borders.map(({ area: both }) => both);
    return borders.length === 0 ? [] : [...groupsFrom(borders[0]!.item, hasLines, areas)];
  });
}

/** For each direction a line and an opening together; undefined if there is no such pair. */
function controlsOf(groups: readonly Group[]): Group[] | undefined {
  const controls: Group[] = [];
  for (const item of ["InsideVertical", "InsideHorizontal"] as const) {
    const some = groups.filter((group) => group.item === item);
    const of = (hasLines: boolean) => some.find((group) => group.hasLines === hasLines)?.addresses.split(",", 1)[0];
    const [line, opening] = [of(true), of(false)];
    if (line !== undefined && opening !== undefined) {
      controls.push({ item, hasLines: true, addresses: `${line},${opening}` });
    }
  }
  return controls.length === 0 ? undefined : controls;
}

/** Takes in the edges of an area, as its cells reported them. */
function takeIn(
  lines: Borders,
  whole: Area,
  { item, edges: area }: { readonly item: BorderItem; readonly edges: Area },
  cells: readonly (readonly Excel.CellProperties[])[],
): void {
  const { rows, columns } = whole;
  const side = sides[item];
  const found = new Borders({ rows: area.rows, columns: area.columns });
  found.addRows(0, cells);
  for (let cell = 0; cell < area.rows * area.columns; cell++) {
    // The edge of the item that is the right or bottom one of this cell; for that of an edge, the cell's own.
    if (item.startsWith("Inside") && neighbour(area, cell, side) === undefined) continue;
    const isThere = found.isDrawn(cell, side);
    const row = area.row - whole.row + Math.floor(cell / area.columns);
    const column = area.column - whole.column + (cell % area.columns);
    // For cells above or to the left of the frame, the edge belongs to the cells inside.
    if (row < 0) lines.setEdge(column, TOP, isThere);
    else if (column < 0) lines.setEdge(row * columns, LEFT, isThere);
    else if (row < rows && column < columns) lines.setEdge(row * columns + column, side, isThere);
  }
}

const sides: Readonly<Record<BorderItem, CellSide>> = {
  InsideVertical: RIGHT,
  InsideHorizontal: BOTTOM,
  EdgeTop: TOP,
  EdgeBottom: BOTTOM,
  EdgeLeft: LEFT,
  EdgeRight: RIGHT,
};
