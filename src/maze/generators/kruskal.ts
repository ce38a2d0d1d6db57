import { DisjointSets, type Grid, Maze, type Random } from "../model";
import { type Generation, encodeStep, Outcome } from "../trace";
import { type OrderedWalls, shuffledWalls } from "./shared/shuffledWalls";

/**
 * Kruskal's algorithm: walls are taken in uniformly random order, and each that separates two sets of cells falls and joins them. When one
 * set is left (on a mask that divides the grid, one per component), the fallen walls are a spanning tree.
 *
 * Many short dead ends, no long river, easy for its size. Picking a random cell and one of its four sides, again and again, gives the
 * same distribution. So each wall here also carries which of its two cells was selected, by a fair coin.
 *
 * Time O(n α(n)) for n cells, 13 bytes per cell. Source: Kruskal 1956; the Excel-VBA workbook's second macro. Throws MazeError.
 */
export function kruskal(grid: Grid, random: Random, inOrder: OrderedWalls = shuffledWalls): Generation {
  const maze = Maze.walled(grid);
  const { standing, columns } = maze;
  const walls = inOrder(maze, random);
  const sets = new DisjointSets(maze.size);
  let setsLeft = maze.countCells();
  let taken = 0;
  const { refused } = Outcome;
  // No processor can predict whether a wall falls, and on which side, so the loop computes with both: with branches it took a quarter
  // longer at 100 x 100.
  for (; taken < walls.length && setsLeft > 1; taken++) {
    const wall = walls[taken]! >>> 1;
    const coin = (walls[taken]! & 1) as 0 | 1;
    const cell = wall >> 1;
    const falls = sets.join(cell, cell + 1 + (wall & 1) * (columns - 1));
    setsLeft -= falls;
    standing[cell]! &= ~(falls << (wall & 1));
    walls[taken] = encodeStep(wall, ((1 - falls) * refused) as Outcome, coin);
  }
  return { maze, trace: { start: "walled", steps: walls.subarray(0, taken) } };
}
