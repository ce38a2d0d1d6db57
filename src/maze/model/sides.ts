import { checkGrid, type Grid, BOTTOM, RIGHT, type Mask, type Maze, partsOf } from "./maze";
import type { Random } from "./random";

/** The sides of a cell, clockwise: RIGHT, BOTTOM, LEFT, TOP. A set of sides is a number of four bits, bit `side` for each. */
export const LEFT = 2;
export const TOP = 3;

/** What the sides are called, by their numbers; also the borders of a cell in Excel. */
export const SIDES = ["right", "bottom", "left", "top"] as const;

const EVERY_SIDE = 15;

/** The side of the neighbour on which the same wall is. */
export function oppositeSide(side: number): number {
  return side ^ 2;
}

export function bitOf(side: number): number {
  return 1 << side;
}

/** Twelve is divisible by 1, 2, 3 and 4: side `draw * count / 12` of a set is at `16 * set + draw`. */
const DRAWS = 12;
const drawn = /* #__PURE__ */ Uint8Array.from({ length: 256 }, (_, place) => {
  const sides = sidesOf(place >> 4);
  return sides[Math.floor(((place & 15) * sides.length) / DRAWS)] ?? 0;
});

function sidesOf(set: number): number[] {
  return [0, 1, 2, 3].filter((side) => (set >> side) & 1);
}

/**
 * A random side of a non-empty set, each equally likely. One draw for every set, without asking how many sides it has:
 * a processor cannot predict the answer, and dividing by a number unknown until then is slow.
 */
export function pickSide(set: number, random: Random): number {
  return drawn[(set << 4) | random.below(DRAWS)]!;
}

/**
 * For every cell, the set of sides on which it has a neighbour in the maze: rows x columns bytes, row by row, 0 for masked
 * cells. A row of zeros before and after allows writing to the neighbours of cells at the edge, so cell
 * number c is at `c + columns`. Throws as {@link checkGrid} does, before anything is allocated.
 */
export function neighbourSides(grid: Grid): Uint8Array {
  checkGrid(grid);
  const { rows, columns, mask } = grid;
  const size = rows * columns;
  const sides = new Uint8Array(size + 2 * columns).fill(EVERY_SIDE, columns, columns + size);
  for (let column = 0; column < columns; column++) {
    sides[columns + column]! &= ~bitOf(TOP);
    sides[size + column]! &= ~bitOf(BOTTOM);
  }
  for (let row = 1; row <= rows; row++) {
    sides[row * columns]! &= ~bitOf(LEFT);
    sides[row * columns + columns - 1]! &= ~bitOf(RIGHT);
  }
  if (mask === undefined) return sides;
  for (let cell = 0; cell < size; cell++) {
    if (mask[cell] === 1) continue;
    sides[cell + columns] = 0;
    forgetCell(sides, cell + columns, columns);
  }
  return sides;
}

/** Tells whether one of a cell's sides borders the outside of the grid, so that one can walk in there. */
export function onEdgeOf(grid: Grid): (cell: number) => boolean {
  const sides = neighbourSides(grid);
  return (cell) => sides[cell + grid.columns] !== EVERY_SIDE;
}

/** 1 for each cell out of a mask that is cut off from the rim by cells that are in; undefined if there is none. Time O(cells). */
export function holesOf({ mask, ...whole }: Grid): Mask | undefined {
  if (mask?.includes(0) !== true) return undefined;
  const isOnRim = onEdgeOf(whole);
  const parts = partsOf(whole, (cell) => mask[cell] === 0).filter((part) => !part.some(isOnRim));
  if (parts.length === 0) return undefined;
  const holes = new Uint8Array(mask.length);
  for (const part of parts) for (const cell of part) holes[cell] = 1;
  return holes;
}

/** Removes the cell at `place` from the sets of its four neighbours; neighbours beyond the edge of the grid do not have it. */
export function forgetCell(sides: Uint8Array, place: number, columns: number): void {
  sides[place - columns]! &= ~bitOf(BOTTOM);
  sides[place - 1]! &= ~bitOf(RIGHT);
  sides[place + 1]! &= ~bitOf(LEFT);
  sides[place + columns]! &= ~bitOf(TOP);
}

/**
 * The passages of every cell in one byte per cell: the set of sides on which a passage leads out of it. rows x columns bytes; 0 for a
 * masked cell. An open wall is no passage unless both its cells are in the maze.
 */
export function passagesOf({ columns, standing, mask, size }: Maze): Uint8Array {
  const passages = new Uint8Array(size);
  for (let cell = 0, column = 0, left = 0; cell < size; cell++) {
    // Bits 0 and 1 of `standing` are the right and the bottom wall, as here.
    const open = ~standing[cell]!;
    const isLast = ++column === columns;
    const right = isLast ? 0 : open & 1;
    const bottom = cell + columns < size ? open & (1 << BOTTOM) : 0;
    const top = cell >= columns ? (~standing[cell - columns]! & 2) << 2 : 0;
    passages[cell] = right | bottom | left | top;
    left = right << LEFT;
    if (isLast) column = 0;
  }
  if (mask !== undefined) dropMasked(passages, mask, columns);
  return passages;
}

function dropMasked(passages: Uint8Array, mask: Mask, columns: number): void {
  const steps = stepsOf({ columns });
  for (let cell = 0; cell < mask.length; cell++) {
    if (mask[cell] === 1) continue;
    forNeighbours(cell, passages[cell]!, steps, (next, side) => (passages[next]! &= ~bitOf(oppositeSide(side))));
    passages[cell] = 0;
  }
}

/** An opening in the frame, or in the edge of a mask: a side of a cell. */
export interface Opening {
  readonly cell: number;
  readonly side: number;
}

/**
 * The set of sides of every cell that have a line where the maze is drawn: rows x columns bytes. Both cells at a wall have its line, so
 * they show the same whichever of the two is asked. The frame follows the shape of the maze, or else is the rectangle's; between two
 * cells that are out of the maze there is no line.
 */
export function linedSides(maze: Maze, openings: readonly Opening[], followsShape: boolean): Uint8Array {
  const { rows, columns, size } = maze;
  const steps = stepsOf(maze);
  const inside = neighbourSides({ rows, columns }).subarray(columns);
  const lined = passagesOf(maze);
  for (let cell = 0; cell < size; cell++) {
    if (maze.has(cell)) lined[cell] = ~lined[cell]! & EVERY_SIDE;
    else {
      lined[cell] = followsShape ? 0 : ~inside[cell]! & EVERY_SIDE;
      forNeighbours(cell, inside[cell]!, steps, (next, side) => {
        if (maze.has(next)) lined[cell]! |= bitOf(side);
      });
    }
  }
  for (const { cell, side } of openings) {
    lined[cell]! &= ~bitOf(side);
    forNeighbours(cell, inside[cell]! & bitOf(side), steps, (next) => (lined[next]! &= ~bitOf(oppositeSide(side))));
  }
  return lined;
}

/** What to add to a cell's number to step over its right, bottom, left or top side. */
export function stepsOf({ columns }: { readonly columns: number }): readonly [number, number, number, number] {
  return [1, columns, -1, -columns];
}

/** The side over which a step leads to a neighbour: the difference of their numbers, which in a single column is 1 downwards. */
export function sideOfStep({ columns }: { readonly columns: number }, step: number): number {
  const isAcross = Math.abs(step) === 1 && columns > 1;
  return (isAcross ? RIGHT : BOTTOM) + (step > 0 ? 0 : 2);
}

/** The wall on one side of a cell; meaningless for the left and top sides of the frame. */
export function wallBeside({ columns }: { readonly columns: number }, cell: number, side: number): number {
  if (side === LEFT) return 2 * (cell - 1) + RIGHT;
  if (side === TOP) return 2 * (cell - columns) + BOTTOM;
  return 2 * cell + side;
}

export const PASSAGE_COUNTS = /* #__PURE__ */ Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);

/** The first side with a passage, in a byte that has one; `open & (open - 1)` holds the remaining sides. */
export function firstSide(open: number): number {
  return 31 - Math.clz32(open & -open);
}

/**
 * Calls with the neighbour on each side of a set (bits as in {@link passagesOf}), and with the side; `steps` are those of
 * {@link stepsOf}. Calling a function for each neighbour makes a search take 1.6 times as long, so loops that search millions of cells
 * go through the bits themselves.
 */
export function forNeighbours(
  cell: number,
  sides: number,
  steps: readonly number[],
  visit: (next: number, side: number) => void,
): void {
  for (let open = sides; open !== 0; open &= open - 1) {
    const side = firstSide(open);
    visit(cell + steps[side]!, side);
  }
}
