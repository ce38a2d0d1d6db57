import type { Grid, Random } from "../../model";
import { WallWeights } from "./wallWeights";

/**
 * The most wall numbers for which walls are shuffled: 724 x 724 cells. A shuffle makes every order exactly equally likely, and up to
 * about this size it is also the fastest way to a maze with its trace.
 */
const MOST_SHUFFLED = 2 ** 20;

/**
 * Every wall between two cells once, in uniformly random order, as wall x 2 + a fair coin: 8 bytes per cell, which the caller may
 * overwrite.
 *
 * A wall's place in the order is its weight. Which of two walls comes first depends on the seed, the grid's size and the two
 * walls, not on the mask: Kruskal, Prim and Borůvka have equal weights for equal seeds, and removing a cell changes no order.
 */
export function wallsInOrder(grid: Grid, random: Random): Uint32Array {
  return isShuffled(grid) ? shuffledWalls(grid, random) : weighedWalls(grid, wallWeights(grid, random), random);
}

/** Whether a grid's walls are ordered by a shuffle rather than by {@link wallWeights}. */
export function isShuffled({ rows, columns }: Grid): boolean {
  return 2 * rows * columns <= MOST_SHUFFLED;
}

/** The weights of a grid's walls, for grids that are not shuffled. */
export function wallWeights({ rows, columns }: Grid, random: Random): WallWeights {
  return new WallWeights(2 * rows * columns, random);
}

/**
 * The walls of the whole rectangle, shuffled, without those that the mask removes. Fisher and Yates from the front: every order is
 * equally likely. Each entry gets a coin in its lowest bit on the way.
 */
function shuffledWalls(grid: Grid, random: Random): Uint32Array {
  const walls = wallsOfRectangle(grid);
  const all = walls.length;
  for (let i = 0; i < all; i++) {
    const draw = random.below(2 * (all - i));
    const j = i + (draw >>> 1);
    const entry = walls[j]! | (draw & 1);
    walls[j] = walls[i]!;
    walls[i] = entry;
  }
  if (grid.mask === undefined) return walls;
  const inside = wallsInside(grid, 2 * grid.mask.length);
  let count = 0;
  for (let i = 0; i < all; i++) {
    const entry = walls[i]!;
    if ((inside[entry >>> 4]! >> ((entry >>> 1) & 7)) & 1) walls[count++] = entry;
  }
  return walls.subarray(0, count);
}

/** The walls in the order of their weights. */
export function weighedWalls(grid: Grid, weights: WallWeights, random: Random): Uint32Array {
  const walls = new Uint32Array(2 * grid.rows * grid.columns);
  const inside = wallsInside(grid, weights.ranks);
  let count = 0;
  const next = new Int32Array(32);
  for (let rank = 0; rank < weights.ranks; rank += 32) {
    weights.fillWithWallsAt(rank, next);
    const coins = random.next();
    for (let i = 0; i < 32; i++) {
      const wall = next[i]!;
      walls[count] = (wall << 1) | ((coins >>> i) & 1);
      // Whether a number belongs to a wall is unpredictable, too; if it does not, the next entry overwrites it.
      count += (inside[wall >> 3]! >> (wall & 7)) & 1;
    }
  }
  return walls.subarray(0, count);
}

/** The numbers of the walls inside the frame, times 2, in their order. */
function wallsOfRectangle({ rows, columns }: Grid): Uint32Array {
  const walls = new Uint32Array(2 * rows * columns - rows - columns);
  let count = 0;
  let cell = 0;
  for (let row = 1; row < rows; row++, cell++) {
    for (const last = cell + columns - 1; cell < last; cell++) {
      walls[count++] = cell << 2;
      walls[count++] = (cell << 2) | 2;
    }
    walls[count++] = (cell << 2) | 2;
  }
  for (; count < walls.length; cell++) walls[count++] = cell << 2;
  return walls;
}

/** A bit for each of `numbers` wall numbers: 1 if the wall is between two cells of the maze. */
export function wallsInside({ rows, columns, mask }: Grid, numbers: number): Uint8Array {
  const inside = new Uint8Array((numbers + 7) >> 3);
  const size = rows * columns;
  inside.fill(255, 0, size >> 2);
  if ((size & 3) !== 0) inside[size >> 2] = (1 << (2 * (size & 3))) - 1;
  const takeOut = (wall: number) => (inside[wall >> 3]! &= ~(1 << (wall & 7)));
  for (let cell = columns - 1; cell < size; cell += columns) takeOut(2 * cell);
  for (let cell = size - columns; cell < size; cell++) takeOut(2 * cell + 1);
  if (mask === undefined) return inside;
  for (let cell = 0; cell < size; cell++) {
    if (mask[cell] === 1) continue;
    takeOut(2 * cell);
    takeOut(2 * cell + 1);
    if (cell > 0) takeOut(2 * (cell - 1));
    if (cell >= columns) takeOut(2 * (cell - columns) + 1);
  }
  return inside;
}
