import type { Maze } from "../maze";
import type { Random } from "../random";
import { WallWeights } from "./wallWeights";

/**
 * Places of walls up to which they are shuffled: 256 x 256 cells. A shuffle makes every order exactly equally likely and is the
 * fastest way as long as it stays in the processor's cache.
 */
const MOST_SHUFFLED = 2 ** 17;

/**
 * Every wall between two cells once, in uniformly random order, as wall x 2 + a fair coin: 8 bytes a cell, and 2 while it works.
 *
 * A wall's place in the order is its weight. Which of two walls comes first depends on the seed, the grid's size and the two
 * walls, and not on the mask: Kruskal, Prim and Borůvka have equal weights for equal seeds, and a cell taken out moves nothing.
 */
export function wallsInOrder(maze: Maze, random: Random): Uint32Array {
  return isShuffled(maze) ? shuffledWalls(maze, random) : weighedWalls(maze, new WallWeights(maze.wallCount, random), random);
}

/** Whether the walls' order is a shuffle, and not that of {@link WallWeights}. */
export function isShuffled(maze: Maze): boolean {
  return maze.wallCount <= MOST_SHUFFLED;
}

/** All walls of the whole rectangle, shuffled; those that the mask takes out are left out afterwards. */
function shuffledWalls(maze: Maze, random: Random): Uint32Array {
  const walls = wallsOfRectangle(maze);
  shuffle(walls, random);
  return maze.mask === undefined ? walls : walls.filter((entry) => maze.separates(entry >>> 1));
}

/** Fisher and Yates: every order equally likely. Each entry gets a coin in its lowest bit on the way. */
function shuffle(walls: Uint32Array, random: Random): void {
  for (let i = walls.length - 1; i >= 0; i--) {
    const draw = random.below(2 * (i + 1));
    const j = draw >>> 1;
    const entry = walls[j]! | (draw & 1);
    walls[j] = walls[i]!;
    walls[i] = entry;
  }
}

/** The numbers of the walls inside the frame, times 2, in their order. */
function wallsOfRectangle({ rows, columns, wallCount }: Maze): Uint32Array {
  const walls = new Uint32Array(wallCount);
  let count = 0;
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      if (column + 1 < columns) walls[count++] = (2 * cell) << 1;
      if (row + 1 < rows) walls[count++] = (2 * cell + 1) << 1;
    }
  }
  return walls.subarray(0, count);
}

/** The walls by their weights. Whether a number is that of a wall is a coin, too, so the loop computes with the answer. */
export function weighedWalls(maze: Maze, weights: WallWeights, random: Random): Uint32Array {
  const walls = new Uint32Array(maze.wallCount);
  const inside = wallsInside(maze, 2 ** 29 / weights.unit);
  let count = 0;
  for (let i = 0, coins = 0; i < 2 * inside.length; i++) {
    if ((i & 31) === 0) coins = random.next();
    const wall = weights.wallOf(i * weights.unit);
    walls[count] = (wall << 1) | ((coins >>> (i & 31)) & 1);
    count += (inside[wall >> 1]! >> (wall & 1)) & 1;
  }
  return walls.subarray(0, count);
}

/** For each of `cells` cells: bit 0 if its right wall stands between two cells of the maze, bit 1 if its bottom wall does. */
function wallsInside({ rows, columns, mask }: Maze, cells: number): Uint8Array {
  const inside = new Uint8Array(cells);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      if (mask !== undefined && mask[cell] === 0) continue;
      const right = column + 1 < columns && (mask === undefined || mask[cell + 1] === 1);
      const bottom = row + 1 < rows && (mask === undefined || mask[cell + columns] === 1);
      inside[cell] = (right ? 1 : 0) | (bottom ? 2 : 0);
    }
  }
  return inside;
}
