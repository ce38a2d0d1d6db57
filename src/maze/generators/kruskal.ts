import { message } from "../../message";
import { DisjointSets, type Grid, Maze, type Random, countCells } from "../model";
import { type Generation, type Outcome, REFUSED, encodeStep } from "../trace";
import { tiledKruskal } from "./weights/tiledKruskal";
import { isShuffled, wallsInOrder, wallsInside, wallWeights } from "./weights/wallsInOrder";
import type { GeneratorFacts } from "./shared/generatorFacts";

export const kruskalFacts: GeneratorFacts = {
  id: "kruskal",
  codeNumber: 1,
  name: message("generator-kruskal"),
  description: message("generator-kruskal-does"),
  honoursMask: true,
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
 * Time O(n α(n)) for n cells, 13.5 bytes per cell: 8 for walls, which the trace overwrites, 4 for
 * sets, 1 for the maze, half a byte for listing the walls. Source: Kruskal 1956; the Excel-VBA workbook's second macro. Throws as
 * {@link Maze.walled} does.
 */
export function kruskal(grid: Grid, random: Random): Generation {
  if (!isShuffled(grid)) return largeKruskal(grid, random);
  const maze = Maze.walled(grid);
  const { standing, columns } = maze;
  const walls = wallsInOrder(grid, random);
  const sets = new DisjointSets(maze.size);
  let taken = 0;
  // Whether a wall falls is a coin that no processor can predict, so the loop computes with the answer and with the wall's side
  // and never branches on them.
  for (let joinsLeft = countCells(grid) - 1; taken < walls.length && joinsLeft > 0; taken++) {
    const entry = walls[taken]!;
    const wall = entry >>> 1;
    const owner = wall >> 1;
    const joined = sets.join(owner, owner + 1 + (wall & 1) * (columns - 1));
    joinsLeft -= joined;
    standing[owner]! &= ~(joined << (wall & 1));
    walls[taken] = encodeStep(wall, ((1 - joined) * REFUSED) as Outcome, (entry & 1) as 0 | 1);
  }
  return { maze, trace: { start: "walled", steps: walls.subarray(0, taken) } };
}

/**
 * The maze of {@link kruskal} without its trace: tile by tile where that is faster. Prim by weights and Borůvka make the same
 * maze.
 */
export function kruskalMaze(grid: Grid, random: Random): Maze {
  return isShuffled(grid) ? kruskal(grid, random).maze : tiledKruskal(grid, wallWeights(grid, random));
}

/**
 * {@link kruskal} for a grid whose walls have weights. {@link tiledKruskal} first finds which walls fall, so visiting the walls in order
 * takes no disjoint sets: two bits per wall replace the search for two roots.
 */
function largeKruskal(grid: Grid, random: Random): Generation {
  const weights = wallWeights(grid, random);
  const maze = tiledKruskal(grid, weights);
  const fates = fatesOf(maze, weights.ranks);
  const steps = new Uint32Array(maze.wallCount);
  let count = 0;
  let rank = 0;
  let coins = 0;
  for (let fallsLeft = maze.countCells() - 1; rank < weights.ranks && fallsLeft > 0; rank++) {
    if ((rank & 31) === 0) coins = random.next();
    const wall = weights.wallAt(rank);
    const fate = fates[wall >> 3]! >> (2 * (wall & 7));
    const falls = (fate >> 1) & 1;
    steps[count] = encodeStep(wall, ((1 - falls) * REFUSED) as Outcome, ((coins >>> (rank & 31)) & 1) as 0 | 1);
    // Whether a number belongs to a wall is unpredictable, too; if it does not, the next step overwrites it.
    count += fate & 1;
    fallsLeft -= falls;
  }
  // Every wall has a coin, even after the last opened one, so that later draws stay the same.
  for (rank = (rank + 31) & ~31; rank < weights.ranks; rank += 32) random.next();
  return { maze, trace: { start: "walled", steps: steps.subarray(0, count) } };
}

/** For each value of a cell's byte in `standing`: 2 if its right wall was opened, and 8 if its bottom wall was. */
const OPENED_WALLS = Uint8Array.of(10, 8, 2, 0);

/**
 * Two bits for each of `numbers` wall numbers, eight walls to an entry: 1 for a wall between two cells of the maze, 2 for an
 * opened one.
 */
function fatesOf(maze: Maze, numbers: number): Uint16Array {
  const { standing } = maze;
  const inside = wallsInside(maze, numbers);
  const fates = new Uint16Array(inside.length);
  let opened = 0;
  for (let cell = 0; cell < standing.length; cell++) {
    opened |= OPENED_WALLS[standing[cell]!]! << (4 * (cell & 3));
    if ((cell & 3) < 3) continue;
    fates[cell >> 2] = opened | spread(inside[cell >> 2]!);
    opened = 0;
  }
  const rest = standing.length >> 2;
  if ((standing.length & 3) !== 0) fates[rest] = opened | spread(inside[rest]!);
  return fates;
}

/** The eight bits of a byte, with a 0 after each. */
function spread(byte: number): number {
  const byFour = (byte | (byte << 4)) & 0x0f0f;
  const byTwo = (byFour | (byFour << 2)) & 0x3333;
  return (byTwo | (byTwo << 1)) & 0x5555;
}
