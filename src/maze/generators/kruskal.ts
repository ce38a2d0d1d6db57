import { DisjointSets } from "../disjointSets";
import { countCells, Maze, type Grid } from "../maze";
import type { Random } from "../random";
import { encodeStep, type Generation, type Outcome, REFUSED } from "../trace";
import { wallsInOrder } from "./wallsInOrder";

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
 * Time O(n α(n)) for n cells, 13 bytes a cell: 8 of walls, which become the trace where they stand, 4 of
 * sets, 1 of maze. Source: Kruskal 1956; the Excel-VBA workbook's second macro. Throws as {@link Maze.walled} does.
 */
export function kruskal(grid: Grid, random: Random): Generation {
  const maze = Maze.walled(grid);
  const steps = wallsInOrder(maze, random);
  const taken = joinInOrder(maze, steps, countCells(grid) - 1);
  return { maze, trace: { start: "walled", steps: steps.subarray(0, taken) } };
}

/**
 * Opens walls in their order until `joinsLeft` pairs of sets were joined or none is left; writes the step of each over its
 * entry; returns how many were taken. Whether a wall falls is a coin that no processor can foresee, so the loop computes
 * with the answer, and with the wall's side, and never branches on them.
 */
function joinInOrder(maze: Maze, steps: Uint32Array, joinsLeft: number): number {
  const sets = new DisjointSets(maze.size);
  const { standing, columns } = maze;
  const walls = steps.length;
  let taken = 0;
  for (let left = joinsLeft; taken < walls && left > 0; taken++) {
    const entry = steps[taken]!;
    const wall = entry >>> 1;
    const owner = wall >> 1;
    const joined = sets.join(owner, owner + 1 + (wall & 1) * (columns - 1));
    left -= joined;
    standing[owner]! &= ~(joined << (wall & 1));
    steps[taken] = encodeStep(wall, ((1 - joined) * REFUSED) as Outcome, (entry & 1) as 0 | 1);
  }
  return taken;
}
