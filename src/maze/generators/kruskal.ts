import { message } from "../../message";
import { DisjointSets, type Grid, Maze, type Random, countCells } from "../model";
import { type Generation, type OPENED, type Outcome, REFUSED, encodeStep, stepOutcome } from "../trace";
import { tiledKruskal } from "./weights/tiledKruskal";
import { isShuffled, wallsInOrder, wallsInside, wallWeights } from "./weights/wallsInOrder";
import type { GeneratorFacts } from "./shared/generatorFacts";

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
 * The maze of {@link kruskal} without its trace: tile by tile if that is faster. Prim by weights and Borůvka make the same
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
  const steps = new Uint32Array(maze.wallCount + 1);
  let count = 0;
  const walls = new Int32Array(32);
  for (let rank = 0; rank < weights.ranks; rank += 32) {
    weights.fillWithWallsAt(rank, walls);
    let coins = random.next();
    for (let i = 0; i < 32; i++) {
      const wall = walls[i]!;
      const fate = fates[wall >> 3]! >> (2 * (wall & 7));
      // Literals and masks alone: each further operation, and each constant of the file, takes about 1 % of the whole.
      steps[count] = encodeStep(wall, ((fate & 2) >> 1) as typeof OPENED | typeof REFUSED, (coins & 1) as 0 | 1);
      // Whether a number belongs to a wall is unpredictable, too; if it does not, the next step overwrites it.
      count += fate & 1;
      coins >>>= 1;
    }
  }
  // Kruskal ends with the wall that leaves one set; if several components are left, it takes all walls.
  const isOneSet = grid.mask === undefined || maze.countPassages() === maze.countCells() - 1;
  while (isOneSet && count > 0 && stepOutcome(steps[count - 1]!) === REFUSED) count--;
  return { maze, trace: { start: "walled", steps: steps.subarray(0, count) } };
}

/**
 * The fates of `numbers` wall numbers, two bits each, eight numbers to an entry: 1 for a wall between two cells of the maze, 2 for
 * one that stays.
 */
function fatesOf(maze: Maze, numbers: number): Uint16Array {
  const { standing } = maze;
  const inside = wallsInside(maze, numbers);
  const fates = new Uint16Array(inside.length);
  const whole = standing.length >> 2;
  for (let entry = 0, cell = 0; entry < whole; entry++, cell += 4) {
    const four =
      standing[cell]! | (standing[cell + 1]! << 4) | (standing[cell + 2]! << 8) | (standing[cell + 3]! << 12);
    fates[entry] = spread(inside[entry]!) | ((four & 0x1111) << 1) | ((four & 0x2222) << 2);
  }
  fates[whole] = spread(inside[whole]!);
  for (let cell = 4 * whole; cell < standing.length; cell++) {
    const walls = standing[cell]!;
    fates[whole] |= (((walls & 1) << 1) | ((walls & 2) << 2)) << (4 * (cell & 3));
  }
  return fates;
}

/** The eight bits of a byte, with a 0 after each. */
function spread(byte: number): number {
  const byFour = (byte | (byte << 4)) & 0x0f0f;
  const byTwo = (byFour | (byFour << 2)) & 0x3333;
  return (byTwo | (byTwo << 1)) & 0x5555;
}
