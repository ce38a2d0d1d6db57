import type { Grid } from "../../maze";
import type { Random } from "../../random";
import type { Slices } from "../../slices";
import { WallWeights } from "./wallWeights";

/**
 * Wall numbers up to which walls are shuffled: 724 x 724 cells. A shuffle makes every order exactly equally likely, and up to
 * about this size it is also the fastest way to a maze with its trace.
 */
const MOST_SHUFFLED = 2 ** 20;

/** Walls listed at once, in one or two milliseconds. */
const LOT = 2 ** 17;

/** The walls in their order, as far as they are listed: 8 bytes a cell. Whoever has taken an entry may write over it. */
export interface WallsInOrder {
  /** Wall x 2 + a fair coin. */
  readonly walls: Uint32Array;
  /** How many are listed. */
  readonly count: number;
  /**
   * Lists some more, or prepares to; false where all were listed before. To list and take by turns is up to 1.7 times slower
   * than to take when all are listed, since the two drive each other out of the cache.
   */
  listMore(): boolean;
}

/**
 * Every wall between two cells once, in uniformly random order.
 *
 * A wall's place in the order is its weight. Which of two walls comes first depends on the seed, the grid's size and the two
 * walls, and not on the mask: Kruskal, Prim and Borůvka have equal weights for equal seeds, and a cell taken out moves nothing.
 * Throws nothing.
 */
export function wallsInOrder(grid: Grid, random: Random): WallsInOrder {
  return isShuffled(grid) ? new ShuffledWalls(grid, random) : new WeighedWalls(grid, wallWeights(grid, random), random);
}

/** Whether the order of a grid's walls is a shuffle, and not that of {@link wallWeights}. */
export function isShuffled({ rows, columns }: Grid): boolean {
  return 2 * rows * columns <= MOST_SHUFFLED;
}

/** The weights of a grid's walls, where they are not shuffled. */
export function wallWeights({ rows, columns }: Grid, random: Random): WallWeights {
  return new WallWeights(2 * rows * columns, random);
}

/** The walls of the whole rectangle in a shuffle, without those that the mask takes out. */
class ShuffledWalls implements WallsInOrder {
  readonly walls: Uint32Array;
  count = 0;
  private drawn = 0;
  private readonly inside: Uint8Array | undefined;
  private readonly preparing: Slices<void> | undefined;

  constructor(
    grid: Grid,
    private readonly random: Random,
  ) {
    this.walls = wallsOfRectangle(grid);
    if (grid.mask === undefined) return;
    this.inside = bitsFor(2 * grid.mask.length);
    this.preparing = markInside(this.inside, grid);
  }

  /** Fisher and Yates from the front: every order equally likely. Each entry gets a coin in its lowest bit on the way. */
  listMore(): boolean {
    if (this.preparing?.next().done === false) return true;
    const { walls, inside, random } = this;
    const all = walls.length;
    if (this.drawn === all) return false;
    const from = this.drawn;
    const end = (this.drawn = Math.min(all, from + LOT));
    for (let i = from; i < end; i++) {
      const draw = random.below(2 * (all - i));
      const j = i + (draw >>> 1);
      const entry = walls[j]! | (draw & 1);
      walls[j] = walls[i]!;
      walls[i] = entry;
    }
    if (inside === undefined) this.count = end;
    else {
      for (let i = from; i < end; i++) {
        const entry = walls[i]!;
        if ((inside[entry >>> 4]! >> ((entry >>> 1) & 7)) & 1) walls[this.count++] = entry;
      }
    }
    return true;
  }
}

/** The walls by their weights. */
export class WeighedWalls implements WallsInOrder {
  readonly walls: Uint32Array;
  count = 0;
  private rank = 0;
  private readonly inside: Uint8Array;
  private readonly preparing: Slices<void>;

  constructor(
    grid: Grid,
    private readonly weights: WallWeights,
    private readonly random: Random,
  ) {
    this.walls = new Uint32Array(2 * grid.rows * grid.columns);
    this.inside = bitsFor(weights.ranks);
    this.preparing = markInside(this.inside, grid);
  }

  listMore(): boolean {
    if (this.preparing.next().done === false) return true;
    const { walls, weights, inside, random } = this;
    if (this.rank === weights.ranks) return false;
    const end = Math.min(weights.ranks, this.rank + LOT);
    let count = this.count;
    for (let rank = this.rank, coins = 0; rank < end; rank++) {
      if ((rank & 31) === 0) coins = random.next();
      const wall = weights.wallAt(rank);
      walls[count] = (wall << 1) | ((coins >>> (rank & 31)) & 1);
      // Whether a number is that of a wall is a coin, too: the next entry takes its place if not.
      count += (inside[wall >> 3]! >> (wall & 7)) & 1;
    }
    this.rank = end;
    this.count = count;
    return true;
  }
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

/** A bit for each of so many wall numbers, all 0. */
function bitsFor(numbers: number): Uint8Array {
  return new Uint8Array((numbers + 7) >> 3);
}

/** Sets the bit of each wall that stands between two cells of the maze. */
function* markInside(inside: Uint8Array, { rows, columns, mask }: Grid): Slices<void> {
  const size = rows * columns;
  for (let from = 0; from < size; from += LOT) {
    if (from > 0) yield;
    const end = Math.min(size, from + LOT);
    for (let cell = from, column = from % columns; cell < end; cell++) {
      const isLast = ++column === columns;
      if (isLast) column = 0;
      if (mask !== undefined && mask[cell] === 0) continue;
      const right = !isLast && (mask === undefined || mask[cell + 1] === 1);
      const bottom = cell + columns < size && (mask === undefined || mask[cell + columns] === 1);
      inside[cell >> 2]! |= ((right ? 1 : 0) | (bottom ? 2 : 0)) << (2 * (cell & 3));
    }
  }
}
