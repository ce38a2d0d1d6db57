import { BOTTOM, LEFT, type Mask, RIGHT, SIDES, TOP } from "../../maze/model";
import { type Area, addressOf, cellOfWhole, cellsOf } from "../addresses";
import { rangeAt } from "../excel";
import { type Difference, between } from "../changes";
import { type Border, type CellSide, LINE_OPTIONS, cellArea, edge, lineOf, neighbour, oppositeOf } from "../borders";
import { fillPieces, frameBeside, linePieces } from "../lines";
import { FILL_OPTIONS, type Look, lookOfFill } from "../looks";
import { FillList, type Fills, lookOfCell } from "../cells";
import { type Piece, openBlocks, packAreas } from "../pieces";
import type { SheetState } from "../sheet";
import { editedBetween } from "./savedWalls";

/** The most cells of a block: about 600 bytes of answer a cell, of which Excel on the web accepts 5 MB. */
export const BLOCK_CELLS = 5_000;
/** Up to this many areas are changed one by one: no sample of them is read back. */
const SINGLY = 50;
const STANDARD_LINE: Border = { style: "Continuous", weight: "Thick", color: "#1F3864" };

export type WallBlock = ReturnType<ReturnType<typeof loadWallBlock>>;

/**
 * Queues the reading of a block of the maze in `whole`, about 2 KB, for edits that can be undone line by line and look by look. Walls are
 * numbered within the block, without its frame. `standing`: one byte a cell, as in Maze.standing; `lines`: of each closed wall, 2 a cell;
 * `line`: that of the maze's walls, for new ones.
 */
export function loadWallBlock(sheet: Excel.Worksheet, area: Area, whole: Area) {
  const corner = (cell: number, side: CellSide) => edge(sheet, cellArea(whole, cell), side).load("style,weight,color");
  const last = cellsOf(whole) - 1;
  // The frame, where it may be open at one corner for an entrance or exit.
  const corners = [corner(0, LEFT), corner(0, TOP), corner(last, RIGHT), corner(last, BOTTOM)];
  const read = rangeAt(sheet, area).getCellProperties({ format: { borders: LINE_OPTIONS, fill: FILL_OPTIONS } });
  return () => {
    const found = read.value.flat();
    const fills = new FillList(found.length, (cell) => lookOfFill(found[cell]!.format?.fill));
    const lineAt = (cell: number | undefined, side: CellSide) =>
      cell === undefined ? undefined : lineOf(found[cell]!.format?.borders?.[SIDES[side]]);
    const lines = found.flatMap((_, cell) =>
      ([RIGHT, BOTTOM] as const).map(
        (side) => lineAt(cell, side) ?? lineAt(neighbour(area, cell, side), oppositeOf(side)),
      ),
    );
    const standing = Uint8Array.from(found, (_, cell) => (lines[2 * cell] ? 1 : 0) | (lines[2 * cell + 1] ? 2 : 0));
    const line = commonest(corners.map(lineOf)) ?? commonest(lines) ?? STANDARD_LINE;
    return { area, whole, standing, lines, fills, line };
  };
}

/** The line that is there most often, the first one among equals. */
function commonest(all: Lines): Border | undefined {
  const lines = all.filter((line) => line !== undefined);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return lines.find((line) => counts.get(keyOf(line)) === most);
}

const keyOf = (line: Border | undefined) => (line === undefined ? "" : `${line.style} ${line.weight} ${line.color}`);

/** The change from the block's walls as found to those of `to`, and of how many; new walls get the maze's line. */
export function wallsBetween(state: SheetState, { area, whole, standing, lines, line }: WallBlock, to: Uint8Array) {
  const isChanged = (wall: number) => (((standing[wall >> 1]! ^ to[wall >> 1]!) >> (wall & 1)) & 1) === 1;
  const changed = lines.flatMap((_, wall) => (isChanged(wall) ? [wall] : []));
  const linesAfter = lines.map((was, wall) => (!isChanged(wall) ? was : was === undefined ? line : undefined));
  const inMaze = changed.map((wall) => 2 * cellOfWhole(whole, area, wall >> 1) + (wall & 1));
  const differences = [
    editedBetween(state, inMaze),
    between<Lines>(lines, linesAfter, (before, after) => changedLines(state.id, area, before, after)),
  ];
  return { count: changed.length, differences };
}

type Lines = readonly (Border | undefined)[];

/** The lines of the walls in which two states differ, removals first. */
function* changedLines(sheetId: string, { rows, columns, ...origin }: Area, from: Lines, to: Lines): Generator<Piece> {
  const kinds = new Map([undefined, ...to].map((line) => [keyOf(line), line]));
  for (const [key, line] of kinds) {
    const bitOf = (wall: number) => (to[wall] !== from[wall] && keyOf(to[wall]) === key ? 0 : 1 << (wall & 1));
    const standing = Uint8Array.from({ length: rows * columns }, (_, cell) => bitOf(2 * cell) | bitOf(2 * cell + 1));
    for (const side of [RIGHT, BOTTOM] as const) {
      const areas = [...openBlocks({ rows, columns, standing }, side, origin)];
      const each = areas.length <= SINGLY ? areas.map(addressOf) : [...packAreas(areas)];
      const packed = each.map((addresses) => ({ side, addresses }));
      yield* linePieces(sheetId, packed, line);
    }
  }
}

/** The change of cells' fills to new looks; undefined leaves a cell as it is. */
export function looksBetween(
  sheetId: string,
  { area, fills }: { readonly area: Area; readonly fills: Fills },
  lookAt: (cell: number) => Look | undefined,
): Difference {
  const after = new FillList(fills.lookOf.length, (cell) => lookAt(cell) ?? lookOfCell(fills, cell));
  return between<Fills>(fills, after, (from, to) => fillPieces(sheetId, area, from, to));
}

/** The change of a frame that follows the shape of a maze, from one mask of its grid to another; new lines are like the maze's walls. */
export function frameBetween(
  sheetId: string,
  { whole, line }: WallBlock,
  [before, after]: readonly [Mask, Mask],
): Difference {
  return between(before, after, (from, to) => [
    ...frameBeside(sheetId, whole, (cell) => from[cell] === 1 && to[cell] === 0, undefined),
    ...frameBeside(sheetId, whole, (cell) => from[cell] === 0 && to[cell] === 1, line),
  ]);
}
