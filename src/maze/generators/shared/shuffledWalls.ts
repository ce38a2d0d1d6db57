import type { Grid, Maze, Random } from "../../model";

/** Every wall between two cells of a maze once, lightest first, as {@link shuffledWalls}; the caller may overwrite them. */
export type OrderedWalls = (maze: Maze, random: Random) => Uint32Array;

/**
 * Every wall between two cells of a maze once, in uniformly random order (Fisher and Yates), as wall x 2 + a fair coin: 8 bytes per
 * cell, which the caller may overwrite.
 *
 * A wall's place in the order is its weight. The walls of the whole rectangle are shuffled before those that the mask removes are
 * left out, so which of two walls comes first depends on the seed, the grid's size and the two walls, not on the mask: Kruskal, Prim
 * and Borůvka have equal weights for equal seeds, and removing a cell changes no order.
 */
export function shuffledWalls(maze: Maze, random: Random): Uint32Array {
  const walls = wallsOfRectangle(maze);
  const all = walls.length;
  for (let i = 0; i < all; i++) {
    const draw = random.below(2 * (all - i));
    const j = i + (draw >>> 1);
    const entry = walls[j]! | (draw & 1);
    walls[j] = walls[i]!;
    walls[i] = entry;
  }
  if (maze.mask === undefined) return walls;
  let count = 0;
  for (const entry of walls) if (maze.separates(entry >>> 1)) walls[count++] = entry;
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
