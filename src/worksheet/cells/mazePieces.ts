import type { Area, Reference } from "../excel";
import { type Grid, Maze } from "../../maze/model";
import type { Fills } from "./fills";
import type { Layout } from "./layout";
import { paintLook, type Look } from "./looks";
import { PAUSE, cellBlocksInTurns, packAreas, packOpenings, type PackedOpenings } from "./packing";
import { NOTHING, type Piece, areasPiece } from "./pieces";
import { lineInside, wallLine } from "./walls";

/**
 * The walls in which two states of a maze differ; states are one byte a cell, as {@link Maze.standing} has them. A wall
 * that fell loses its line, one that stands again gets the layout's. Time O(cells), 3 bytes a cell.
 */
export function* wallPieces(
  { sheet, area }: Reference,
  from: Uint8Array,
  to: Uint8Array,
  layout: Layout,
): Generator<Piece> {
  const { rows, columns } = area;
  const fallen = missing({ rows, columns }, from, to);
  yield NOTHING;
  yield* linePieces(sheet, packOpenings(fallen, area), undefined);
  yield NOTHING;
  const risen = missing({ rows, columns }, to, from);
  yield NOTHING;
  yield* linePieces(sheet, packOpenings(risen, area), wallLine(layout));
}

/** The walls of the first state that the second lacks, as the openings of a maze. */
function missing(grid: Grid, before: Uint8Array, after: Uint8Array): Maze {
  const gone = Maze.walled(grid);
  for (let cell = 0; cell < after.length; cell++) {
    const bits = before[cell]! & ~after[cell]!;
    if ((bits & 1) !== 0) gone.openWall(2 * cell);
    if ((bits & 2) !== 0) gone.openWall(2 * cell + 1);
  }
  return gone;
}

/** Walls that get a line, or lose theirs. */
export function* linePieces(
  sheetId: string,
  openings: Iterable<PackedOpenings>,
  line: Parameters<typeof lineInside>[2],
): Generator<Piece> {
  for (const { side, addresses } of openings) {
    yield areasPiece(sheetId, addresses, (cells) => lineInside(cells, side, line));
  }
}

/** The wanted cells of a grid, which get a look. */
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

/** The cells whose looks differ between two states of an area. */
export function* fillPieces(sheetId: string, area: Area, from: Fills, to: Fills): Generator<Piece> {
  const { looks, lookOf } = to;
  const isNew = (cell: number) => from.looks[from.lookOf[cell]!] !== looks[lookOf[cell]!];
  const comes = new Uint8Array(looks.length);
  for (let cell = 0; cell < lookOf.length; cell++) if (isNew(cell)) comes[lookOf[cell]!] = 1;
  yield NOTHING;
  for (const [number, look] of looks.entries()) {
    if (comes[number] === 1) yield* cellPieces(sheetId, area, look, (cell) => lookOf[cell] === number && isNew(cell));
  }
}

/** The wanted cells of a grid, which lose their contents. */
export function* emptyingPieces(sheetId: string, area: Area, isWanted: (cell: number) => boolean): Generator<Piece> {
  for (const addresses of packAreas(cellBlocksInTurns(area, isWanted))) {
    yield addresses === PAUSE ? NOTHING : areasPiece(sheetId, addresses, (cells) => cells.clear("Contents"));
  }
}

/** The cells whose tint changed, each to `looks[tint]`. Time O(cells x looks), 1 byte a cell. */
export function lookPieces(
  { sheet, area }: Reference,
  from: Uint8Array,
  to: Uint8Array,
  looks: readonly Look[],
): Piece[] {
  const changedTo = new Set<number>();
  for (let cell = 0; cell < to.length; cell++) if (from[cell] !== to[cell]) changedTo.add(to[cell]!);
  return [...changedTo].flatMap((tint) => [
    ...cellPieces(sheet, area, looks[tint]!, (cell) => to[cell] === tint && from[cell] !== tint),
  ]);
}
