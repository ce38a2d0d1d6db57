import { BOTTOM, LEFT, RIGHT, TOP } from "../../maze/model";
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
import { type Area, cellOfWhole, cellsOf, intersection, parseArea } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";
import { yieldTurn, listInTurns } from "../../engine";
import { savedMask } from "../memory";
import type { MazePlace, ReadingProgress } from "./mazeReading";
import { type WallsInNames, savedWallsIn } from "./savedWalls";

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

/** Queues further reads, with the first of some requests; gives what is to be called once that is answered. */
export type FirstReads = (sheet: Excel.Worksheet) => () => Promise<void>;

/**
 * The lines of a grid as they are now, if the sheet remembers how they were drawn. Undefined if the host cannot be asked, or
 * if the grid is so small, or so much of it was changed, that reading is cheaper. One request or more, depending on the host's speed;
 * two or three more where walls were changed.
 */
export async function askForWalls(
  session: ExcelSession,
  { state, area }: Pick<MazePlace, "state" | "area">,
  first: FirstReads,
  progress: ReadingProgress,
): Promise<Borders | undefined> {
  if (cellsOf(area) < FEWEST_ASKED || !session.host.takesSeveralAreas) return undefined;
  const saved = await savedWallsIn(session, state, area);
  if (saved === undefined) return undefined;
  const { id: sheetId } = state;
  const groups = await groupsOf(saved, area, session.signal);
  const controls = controlsOf(groups);
  if (controls.length === 0) return undefined;
  let check = () => Promise.resolve();
  const begin = { bytes: 5_000, paint: paintingOn(sheetId, (sheet) => void (check = first(sheet))) };
  const wrong = await wrongGroups(session, sheetId, { groups, controls }, [begin], progress);
  await check();
  if (wrong === undefined || wrong.length > Math.max(4, groups.length / 4)) return undefined;
  const lines = new Borders({ rows: area.rows, columns: area.columns, mask: savedMask(state.names, area) });
  lines.expect(saved.drawn);
  await yieldTurn();
  for (const { cell, side } of saved.openings) lines.setEdge(cell, side, false);
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
  const parts: Group[] = [];
  for (let at = 0; at < each.length; at += size) {
    parts.push({ ...group, addresses: each.slice(at, at + size).join(",") });
  }
  return parts;
}

async function groupsOf({ drawn, openings }: WallsInNames, area: Area, signal: AbortSignal): Promise<Group[]> {
  const groups: Group[] = [];
  const { rows, columns } = area;
  for (const hasLines of [false, true]) {
    await yieldTurn();
    const standing = hasLines ? drawn.standing.map((bits) => ~bits) : drawn.standing;
    await yieldTurn();
    for (const packed of await listInTurns(packOpenings({ rows, columns, standing }, area), signal)) {
      if (packed === PAUSE) continue;
      const item = packed.side === RIGHT ? "InsideVertical" : "InsideHorizontal";
      groups.push({ item, hasLines, addresses: packed.addresses });
    }
  }
  return [...groups, ...([RIGHT, BOTTOM, LEFT, TOP] as const).flatMap((side) => frameGroups(side, area, openings))];
}

/** One side of the frame: each edge through the cells on both its sides, where there are two. */
function frameGroups(side: CellSide, area: Area, openings: WallsInNames["openings"]): Group[] {
  const rim = rimOf(area, side);
  const open = new Set(openings.filter((opening) => opening.side === side).map(({ cell }) => cell));
  return [true, false].flatMap((hasLines) => {
    const runs = cellBlocks(rim, (at) => open.has(cellOfWhole(area, rim, at)) !== hasLines);
    const borders = Array.from(runs, (run) => borderAt(run, side));
    return Array.from(packAreas(borders.map((border) => border.area)), (addresses) => {
      return { item: borders[0]!.item, hasLines, addresses };
    });
  });
}

/** For each direction a line and an opening together, if it has both. */
function controlsOf(groups: readonly Group[]): Group[] {
  return (["InsideVertical", "InsideHorizontal"] as const).flatMap((item) => {
    const firstOf = (hasLines: boolean) =>
      groups.find((group) => group.item === item && group.hasLines === hasLines)?.addresses.split(",", 1)[0];
    const [line, opening] = [firstOf(true), firstOf(false)];
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
