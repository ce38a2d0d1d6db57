/** Walls and the frame of a maze as lines: drawn, changed, and read back in samples. */
import { BOTTOM, LEFT, type Maze, type OwnedSide, RIGHT, TOP, wallsWhere } from "../maze/model";
import { type Area, type Reference, cellOfWhole } from "./addresses";
import { rangeAt } from "./excel";
import { type Border, Borders, EDGES, rimOf, setBorder, type BorderItem } from "./borders";
import { type Layout, paintLook, type Look } from "./looks";
import {
  cellBlocks,
  packAreas,
  type Piece,
  areasPiece,
  PAUSE,
  cellBlocksInTurns,
  packOpenings,
  type PackedOpenings,
  NOTHING,
} from "./pieces";
import type { Fills } from "./cells";

/**
 * Walls are borders. Two neighbouring cells share one edge, so every wall is drawn and opened by a single call on a range
 * that holds both cells: half a wall can never be left behind (OfficeDev/office-js#1920).
 */

export function wallLine({ wallWeight, wallColor }: Layout): Border {
  return { style: "Continuous", weight: wallWeight, color: wallColor };
}

/** Queues a line, or its removal, for the vertical (RIGHT) or horizontal walls inside areas that hold both cells of each. */
export function lineInside(
  { format }: Excel.Range | Excel.RangeAreas,
  side: OwnedSide,
  line: Border | undefined,
): void {
  setBorder(format.borders.getItem(side === RIGHT ? "InsideVertical" : "InsideHorizontal"), line);
}

/** The frame of a grid beside the wanted cells: drawn, or removed if there is no line. */
export function* frameBeside(
  sheetId: string,
  area: Area,
  isWanted: (cell: number) => boolean,
  line: Border | undefined,
): Generator<Piece> {
  for (const side of [TOP, BOTTOM, LEFT, RIGHT] as const) {
    const rim = rimOf(area, side);
    for (const addresses of packAreas(cellBlocks(rim, (at) => isWanted(cellOfWhole(area, rim, at))))) {
      yield areasPiece(sheetId, addresses, ({ format }) => setBorder(format.borders.getItem(EDGES[side]), line));
    }
  }
}

/** Queues every wall of a grid: six border items on one range, however large it is. */
export function closeWalls(range: Excel.Range, area: Area, layout: Layout): void {
  const items: BorderItem[] = ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"];
  // A single column or row has no inner borders, and Excel refuses the item.
  if (area.columns > 1) items.push("InsideVertical");
  if (area.rows > 1) items.push("InsideHorizontal");
  for (const item of items) setBorder(range.format.borders.getItem(item), wallLine(layout));
}

/** What a sample has at least, where the maze has as much; of walls that stand there are few in a maze of many small parts. */
const OF_MAZE = { side: 8, blocks: 3, walls: 100, standing: 30 };
/** Of one maze on each of many pages that are drawn alike: 4 KB of answer. */
export const OF_PAGE: typeof OF_MAZE = { side: 4, blocks: 1, walls: 20, standing: 6 };

/** Around walls that no block has yet: the first, the last, one in the middle, and others in between until there are enough, or all. */
function blocksOf(maze: Maze, least: typeof OF_MAZE): Area[] {
  const { rows, columns, wallCount } = maze;
  const block = { rows: Math.min(least.side, rows), columns: Math.min(least.side, columns) };
  const margin = (least.side >> 1) - 1;
  const blocks: Area[] = [];
  const found = new Set<number>();
  let standing = 0;
  const nextWall = (isWanted: (wall: number) => boolean): number | undefined => {
    const share = [0, 0, 0.5][blocks.length] ?? (blocks.length * GOLDEN) % 1;
    const isLast = blocks.length === 1;
    let wall = isLast ? wallCount - 1 : 2 * (Math.floor(rows * share) * columns + Math.floor(columns * share));
    for (let tries = 0; tries < wallCount; tries++) {
      if (maze.separates(wall) && !found.has(wall) && isWanted(wall)) return wall;
      wall = (wall + (isLast ? wallCount - 1 : 1)) % wallCount;
    }
    return undefined;
  };
  for (;;) {
    const isEnough = blocks.length >= least.blocks && found.size >= least.walls;
    const stands = standing >= least.standing ? undefined : nextWall((wall) => !maze.isOpen(wall));
    const wall = stands ?? (isEnough ? undefined : nextWall(() => true));
    if (wall === undefined) return blocks;
    const cell = wall >> 1;
    const row = Math.min(Math.max(0, Math.floor(cell / columns) - margin), rows - block.rows);
    const column = Math.min(Math.max(0, (cell % columns) - margin), columns - block.columns);
    blocks.push({ row, column, ...block });
    for (let i = 0; i < 2 * block.rows * block.columns; i++) {
      const [r, c, side] = [Math.floor((i >> 1) / block.columns), (i >> 1) % block.columns, i & 1];
      const each = 2 * ((row + r) * columns + column + c) + side;
      const isWithin = side === RIGHT ? c + 1 < block.columns : r + 1 < block.rows;
      if (!isWithin || !maze.separates(each) || found.has(each)) continue;
      found.add(each);
      if (!maze.isOpen(each)) standing++;
    }
  }
}

/** Multiples of it, without their whole part, lie evenly between 0 and 1. */
const GOLDEN = 0.618;

/** Whether the walls of a sample are as in the maze; with `ends` also those between it and what is out of it, but for the ends. */
export type WallSample = (ends?: readonly number[]) => boolean;

/**
 * Queues the reading of a sample of the newly drawn walls of a maze: three blocks, 1.2 KB of request and about 255 bytes of answer for
 * each of 192 cells; more where cells are out of the maze. Both cells at each edge are asked: which of the two holds a line depends on the
 * host and on who wrote last (OfficeDev/office-js#1920).
 */
export function loadWallSample(sheet: Excel.Worksheet, area: Area, maze: Maze, least = OF_MAZE): WallSample {
  const parts = blocksOf(maze, least);
  const read = parts.map((part) =>
    rangeAt(sheet, { ...part, row: area.row + part.row, column: area.column + part.column }).getCellProperties({
      format: { borders: { style: true } },
    }),
  );
  return (ends) => parts.every((part, i) => isAsIn(maze, part, read[i]!.value, ends));
}

function isAsIn(
  maze: Maze,
  part: Area,
  rows: readonly (readonly Excel.CellProperties[])[],
  ends: readonly number[] | undefined,
): boolean {
  const borders = new Borders({ rows: part.rows, columns: part.columns });
  borders.addRows(0, rows);
  const found = borders.maze();
  const whole = { row: 0, column: 0, rows: maze.rows, columns: maze.columns };
  return wallsWhere(found).every((wall) => {
    const there = 2 * cellOfWhole(whole, part, wall >> 1) + (wall & 1);
    if (maze.separates(there)) return found.isOpen(wall) === maze.isOpen(there);
    const inMaze = [there >> 1, maze.across(there)].filter((cell) => maze.has(cell));
    return !found.isOpen(wall) || ends === undefined || inMaze.length !== 1 || ends.includes(inMaze[0]!);
  });
}

/**
 * The walls in which two states of a maze differ; states are one byte a cell, as {@link Maze.standing} has them. A wall
 * that fell loses its line, or gets that of a `grid`, and one that stands again gets `line`. Time O(cells), 3 bytes a cell.
 */
export function* wallPieces(
  { sheet, area }: Reference,
  from: Uint8Array,
  to: Uint8Array,
  line: Border,
  grid?: Border,
): Generator<Piece> {
  const { rows, columns } = area;
  for (const [before, after, drawn] of [[from, to, grid] as const, [to, from, line] as const]) {
    const standing = new Uint8Array(before.length);
    for (let cell = 0; cell < standing.length; cell++) {
      if ((cell & 0x3fff) === 0) yield NOTHING;
      standing[cell] = ~before[cell]! | after[cell]!;
    }
    yield* linePieces(sheet, packOpenings({ rows, columns, standing }, area), drawn);
  }
}

export function* linePieces(
  sheetId: string,
  openings: Iterable<PackedOpenings | typeof PAUSE>,
  line: Border | undefined,
): Generator<Piece> {
  for (const opening of openings) {
    if (opening === PAUSE) yield NOTHING;
    else yield areasPiece(sheetId, opening.addresses, (cells) => lineInside(cells, opening.side, line));
  }
}

export function* cellPieces(
  sheetId: string,
  area: Area,
  look: Look,
  isWanted: (cell: number) => boolean,
): Generator<Piece> {
  for (const addresses of packAreas(cellBlocksInTurns(area, isWanted))) {
    yield addresses === PAUSE ? NOTHING : areasPiece(sheetId, addresses, ({ format }) => paintLook(format, look));
  }
}

type LooksOf = Pick<Fills, "looks"> & { readonly lookOf: ArrayLike<number> };

export function* fillPieces(sheetId: string, area: Area, from: LooksOf, to: LooksOf): Generator<Piece> {
  const { looks, lookOf } = to;
  const isNew = (cell: number) => from.looks[from.lookOf[cell]!] !== looks[lookOf[cell]!];
  const comes = new Uint8Array(looks.length);
  for (let cell = 0; cell < lookOf.length; cell++) {
    if ((cell & 0x3fff) === 0) yield NOTHING;
    if (isNew(cell)) comes[lookOf[cell]!] = 1;
  }
  for (const [number, look] of looks.entries()) {
    if (comes[number] === 1) yield* cellPieces(sheetId, area, look, (cell) => lookOf[cell] === number && isNew(cell));
  }
}
