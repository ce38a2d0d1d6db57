import { DisjointSets } from "../disjointSets";
import { countCells, Maze, type Grid } from "../maze";
import type { Random } from "../random";
import { encodeStep, type Generation, type Outcome, REFUSED } from "../trace";
import { shuffledWalls } from "./shuffledWalls";

/**
 * Kruskal's algorithm over walls in uniformly random order.
 *
 * Every cell begins as a set of its own. Walls are taken in random order; one that separates two sets falls, and the
 * two sets become one; any other stays. When one set is left (on a mask of several parts: one set a part), the fallen
 * walls are a spanning tree. Many short dead ends, no long river, easy for its size.
 *
 * Picking a random cell and one of its four sides, and again when there is nothing to take, is the same law; so each
 * wall here also carries which of its two cells was the selected one, a fair coin.
 *
 * Whether a wall falls is a coin that no processor can foresee, so the loop computes with the answer and never
 * branches on it. Time O(n α(n)) for n cells, 13 bytes a cell: 8 of walls, which become the trace where they stand, 4 of
 * sets, 1 of maze. Source: Kruskal 1956; the Excel-VBA workbook's second macro. Throws as {@link Maze.walled} does.
 */
export function kruskal(grid: Grid, random: Random): Generation {
  const maze = Maze.walled(grid);
  const steps = shuffledWalls(maze, random);
  const sets = new DisjointSets(maze.size);
  const standing = maze.standing;

  let taken = 0;
  for (let joinsLeft = countCells(grid) - 1; taken < steps.length && joinsLeft > 0; taken++) {
    const entry = steps[taken]!;
    const wall = entry >>> 1;
    const joined = sets.join(wall >> 1, maze.across(wall));
    joinsLeft -= joined;
    standing[wall >> 1]! &= ~(joined << (wall & 1));
    steps[taken] = encodeStep(wall, ((1 - joined) * REFUSED) as Outcome, (entry & 1) as 0 | 1);
  }
  return { maze, trace: { start: "walled", steps: steps.subarray(0, taken) } };
}
