import { message } from "../../message";
import { DisjointSets, type Grid, Maze, type Random } from "../model";
import { type Generation, type Outcome, REFUSED, encodeStep } from "../trace";
import type { GeneratorFacts } from "./shared/generatorFacts";
import { shuffledWalls } from "./shared/shuffledWalls";

export const kruskalFacts: GeneratorFacts = {
  id: "kruskal",
  codeNumber: 1,
  name: message("generator-kruskal"),
  look: message("generator-kruskal-look"),
  description: message("generator-kruskal-does"),
  honoursMask: true,
  mergesSets: true,
  cost: "O(n α(n))",
  kind: { texture: "deadEnds", place: 1, difficulty: "medium" },
  picture: "18500-SENX0-WBDVY-S42C9-N5F1X-2A8TD-KBEEQ-SE96P-B10GA",
  idea: message("generator-kruskal-idea"),
  sources: [
    {
      text: "Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem, 1956",
      url: "https://doi.org/10.1090/S0002-9939-1956-0078686-7",
    },
  ],
};

/**
 * Kruskal's algorithm over walls in uniformly random order.
 *
 * Every cell begins as a set of its own. Walls are taken in random order: a wall that separates two sets falls, and the
 * two sets merge; any other wall stays. When one set is left (on a mask that divides the grid, one per component), the fallen
 * walls are a spanning tree. Many short dead ends, no long river, easy for its size.
 *
 * Picking a random cell and one of its four sides, and picking again if there is nothing to take, gives the same distribution. So each
 * wall here also carries which of its two cells was selected, by a fair coin.
 *
 * Time O(n α(n)) for n cells, 13 bytes per cell: 8 for walls, which the trace overwrites, 4 for sets, 1 for the maze.
 * Source: Kruskal 1956; the Excel-VBA workbook's second macro. Throws as {@link Maze.walled} does.
 */
export function kruskal(grid: Grid, random: Random): Generation {
  const maze = Maze.walled(grid);
  const { standing, columns } = maze;
  const walls = shuffledWalls(maze, random);
  const sets = new DisjointSets(maze.size);
  let taken = 0;
  // Whether a wall falls, and on which side, no processor can predict. So the loop computes with both: with branches it took a quarter
  // longer at 100 x 100.
  for (let setsLeft = maze.countCells(); taken < walls.length && setsLeft > 1; taken++) {
    const wall = walls[taken]! >>> 1;
    const coin = (walls[taken]! & 1) as 0 | 1;
    const cell = wall >> 1;
    const falls = sets.join(cell, cell + 1 + (wall & 1) * (columns - 1));
    setsLeft -= falls;
    standing[cell]! &= ~(falls << (wall & 1));
    walls[taken] = encodeStep(wall, ((1 - falls) * REFUSED) as Outcome, coin);
  }
  return { maze, trace: { start: "walled", steps: walls.subarray(0, taken) } };
}
