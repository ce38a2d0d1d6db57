import { BOTTOM, RIGHT, type Maze } from "../maze";
import type { Random } from "../random";

/**
 * Every wall between two cells once, in uniformly random order, as wall x 2 + a fair coin: 8 bytes a cell. A wall's place in the order serves as its weight: equal seeds give Kruskal, Prim and Borůvka equal weights.
 */
export function shuffledWalls(maze: Maze, random: Random): Uint32Array {
  const walls = wallsBetweenCells(maze);
  shuffle(walls, random);
  return walls;
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

/** The numbers of the walls between two cells, times 2, in their order. */
function wallsBetweenCells({ rows, columns, mask, wallCount }: Maze): Uint32Array {
  const walls = new Uint32Array(wallCount);
  let count = 0;
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      if (mask !== undefined && mask[cell] === 0) continue;
      if (column + 1 < columns && (mask === undefined || mask[cell + 1] === 1))
        walls[count++] = (2 * cell + RIGHT) << 1;
      if (row + 1 < rows && (mask === undefined || mask[cell + columns] === 1)) {
        walls[count++] = (2 * cell + BOTTOM) << 1;
      }
    }
  }
  return walls.subarray(0, count);
}
