import { BOTTOM, RIGHT, type Maze } from "../maze";
import type { Random } from "../random";

/**
 * Every wall between two cells once, in uniformly random order (Fisher and Yates), as wall x 2 + a fair coin: 8 bytes a
 * cell. A wall's place in the order serves as its weight: equal seeds give Kruskal, Prim and Borůvka equal weights.
 */
export function shuffledWalls(maze: Maze, random: Random): Uint32Array {
  const walls = wallsBetweenCells(maze);
  for (let i = walls.length - 1; i >= 0; i--) {
    const draw = random.below(2 * (i + 1));
    const j = draw >>> 1;
    const entry = walls[j]! | (draw & 1);
    walls[j] = walls[i]!;
    walls[i] = entry;
  }
  return walls;
}

/** The numbers of the walls between two cells, times 2, in their order. */
function wallsBetweenCells(maze: Maze): Uint32Array {
  const { rows, columns } = maze;
  const walls = new Uint32Array(maze.wallCount);
  let count = 0;
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      if (!maze.has(cell)) continue;
      if (column + 1 < columns && maze.has(cell + 1)) walls[count++] = (2 * cell + RIGHT) << 1;
      if (row + 1 < rows && maze.has(cell + columns)) walls[count++] = (2 * cell + BOTTOM) << 1;
    }
  }
  return walls.subarray(0, count);
}
