import { BOTTOM, LEFT, type Mask, RIGHT, TOP } from "../../maze/model";
import { type Area, addressOf, cellsOf } from "../addresses";
import { rangeAt } from "../excel";
import { type Difference, between } from "../changes";
import { type Border, type CellSide, LINE_OPTIONS, cellArea, edge, lineOf } from "../borders";
import { fillPieces, frameBeside, linePieces } from "../lines";
import { FILL_OPTIONS, type Look, lookOfFill } from "../looks";
import { FillList, type Fills, lookOfCell } from "../cells";
import { type Piece, openBlocks, packAreas } from "../pieces";

/** The most cells of a block: about 600 bytes of answer a cell, of which Excel on the web accepts 5 MB. */
export const BLOCK_CELLS = 5_000;
/** Up to this many areas are changed one by one: no sample of them is read back. */
const SINGLY = 50;
const STANDARD_LINE: Border = { style: "Continuous", weight: "Thick", color: "#1F3864" };

/** Queues the reading of a block of the maze in `whole`, about 2 KB; gives what tells it. */
export function loadWallBlock(sheet: Excel.Worksheet, area: Area, whole: Area): () => WallBlock {
  const corner = (cell: number, side: CellSide) => edge(sheet, cellArea(whole, cell), side).load("style,weight,color");
  const last = cellsOf(whole) - 1;
  // The frame, where it may be open at one corner for an entrance or exit.
  const corners = [corner(0, LEFT), corner(0, TOP), corner(last, RIGHT), corner(last, BOTTOM)];
  const format = { borders: LINE_OPTIONS, fill: FILL_OPTIONS };
  const cells = rangeAt(sheet, area).getCellProperties({ format });
  return () => blockOf(area, cells.value.flat(), corners);
}

export type WallBlock = ReturnType<typeof blockOf>;

/**
 * A block of cells as it was found, for edits that change part of a maze: changes can be undone line by line and look by look. Walls are
 * numbered within the block as in a maze of its size; the frame of the block is not part of it. `standing`: one byte a cell, as in
 * Maze.standing; `lines`: of each closed wall, 2 a cell; `line`: that of the maze's walls, for new ones.
 */
function blockOf(area: Area, found: readonly Excel.CellProperties[], corners: readonly Excel.RangeBorder[]) {
  const fills = new FillList(found.length, (cell) => lookOfFill(found[cell]!.format?.fill));
  const lineAt = (cell: number, side: "right" | "bottom" | "left" | "top") =>
    lineOf(found[cell]?.format?.borders?.[side]);
  const lines = found.flatMap((_, cell) => {
    const isLast = (cell + 1) % area.columns === 0;
    const right = lineAt(cell, "right") ?? (isLast ? undefined : lineAt(cell + 1, "left"));
    return [right, lineAt(cell, "bottom") ?? lineAt(cell + area.columns, "top")];
  });
  const standing = Uint8Array.from(found, (_, cell) => (lines[2 * cell] ? 1 : 0) | (lines[2 * cell + 1] ? 2 : 0));
  const frame = corners.map(lineOf).filter((line) => line !== undefined);
  const walls = lines.filter((line) => line !== undefined);
  const line = mostFrequent(frame, keyOf) ?? mostFrequent(walls, keyOf) ?? STANDARD_LINE;
  return { area, standing, lines, fills, line };
}

const keyOf = (line: Border | undefined) => (line === undefined ? "" : `${line.style} ${line.weight} ${line.color}`);

/** The change from the block's walls as found to those of `to`; new walls get the maze's line. */
export function wallsBetween(sheetId: string, { area, standing, lines, line }: WallBlock, to: Uint8Array): Difference {
  const linesAfter = lines.map((was, wall) => {
    const stands = (cells: Uint8Array) => (cells[wall >> 1]! >> (wall & 1)) & 1;
    if (stands(standing) === stands(to)) return was;
    return stands(to) === 1 ? line : undefined;
  });
  return between<Lines>(lines, linesAfter, (before, after) => changedLines(sheetId, area, before, after));
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
      yield* linePieces(
        sheetId,
        each.map((addresses) => ({ side, addresses })),
        line,
      );
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
  whole: Area,
  { line }: WallBlock,
  [before, after]: readonly [Mask, Mask],
): Difference {
  return between(before, after, (from, to) => [
    ...frameBeside(sheetId, whole, (cell) => from[cell] === 1 && to[cell] === 0, undefined),
    ...frameBeside(sheetId, whole, (cell) => from[cell] === 0 && to[cell] === 1, line),
  ]);
}

/** The most frequent item, the first one among equals; undefined if there are none. Items are equal where `keyOf` is. */
export function mostFrequent<T>(items: Iterable<T>, keyOf: (item: T) => unknown = (item) => item): T | undefined {
  const counts = new Map<unknown, { item: T; count: number }>();
  let best: { item: T; count: number } | undefined;
  for (const item of items) {
    const key = keyOf(item);
    const entry = counts.get(key);
    if (entry === undefined) counts.set(key, { item, count: 1 });
    else entry.count++;
  }
  for (const entry of counts.values()) if (best === undefined || entry.count > best.count) best = entry;
  return best?.item;
}
