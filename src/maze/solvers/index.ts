import type { Ends } from "../ends";
import { UnknownAlgorithmError } from "../errors";
import type { Maze } from "../maze";
import type { Random } from "../random";
import { atOnce, type Slices } from "../slices";
import { aStar } from "./aStar";
import { breadthFirst } from "./breadthFirst";
import { deadEndFilling } from "./deadEndFilling";
import { depthFirstSearch } from "./depthFirstSearch";
import { dijkstra, type Costs } from "./dijkstra";
import { FLOYD_MAX_CELLS, floydWarshall } from "./floydWarshall";
import type { Solution } from "./solution";
import { tremaux } from "./tremaux";
import { leftHand, rightHand } from "./wallFollower";

export type { Reason, Solution, Solved, Unsolved } from "./solution";

/** What solvers work with; each takes from it what it needs. */
export interface SolverInput {
  readonly random: Random;
  /** What entering each cell costs, for Dijkstra; every cell costs 1 where they are not given. */
  readonly costs?: Costs | undefined;
}

/** A way to solve a maze. Whatever offers a choice of algorithms reads {@link solvers}. */
export interface Solver {
  readonly id: string;
  readonly name: string;
  /** One sentence: how it goes about it and what its path is. */
  readonly description: string;
  /** Whether its path is always a shortest one; with costs, one that costs least. */
  readonly shortest: boolean;
  /** Whether it draws chance, so that a seed decides how it searches. */
  readonly isRandom?: true;
  /** The most cells it takes; Infinity where it takes any maze. */
  readonly maxCells: number;
  /** Throws EndsError, CostsError or SizeError before anything is allocated. */
  readonly solve: (maze: Maze, ends: Ends, input: SolverInput) => Solution;
  /** The same in slices; see slices.ts. Throws as `solve` does, in the first slices. */
  readonly solveInSlices: (maze: Maze, ends: Ends, input: SolverInput) => Slices<Solution>;
}

export const solvers: readonly Solver[] = [
  {
    id: "breadth-first",
    name: "Breadth-first",
    description: "Spreads from the entrance in all directions at once; always finds a shortest path.",
    shortest: true,
    maxCells: Infinity,
    ...ways(breadthFirst),
  },
  {
    id: "depth-first",
    name: "Depth-first",
    description: "Goes on at random until it is stuck, then back to the last fork; finds a path, not the shortest.",
    shortest: false,
    isRandom: true,
    maxCells: Infinity,
    ...ways((maze, ends, { random }) => depthFirstSearch(maze, ends, random)),
  },
  {
    id: "a-star",
    name: "A*",
    description:
      "Looks first where the way so far and the straight distance to the exit add up to least; shortest path.",
    shortest: true,
    maxCells: Infinity,
    ...ways(aStar),
  },
  {
    id: "dijkstra",
    name: "Dijkstra",
    description:
      "Goes on from the cell that is cheapest to reach; finds the path on which the cells' costs add up to least.",
    shortest: true,
    maxCells: Infinity,
    ...ways((maze, ends, { costs }) => dijkstra(maze, ends, costs ?? new Uint8Array(maze.size).fill(1))),
  },
  {
    id: "dead-end-filling",
    name: "Dead-end filling",
    description:
      "Looks at the maze from above and fills every dead end up to its fork; what is left holds a shortest path.",
    shortest: true,
    maxCells: Infinity,
    ...ways(deadEndFilling),
  },
  {
    id: "right-hand",
    name: "Wall follower, right hand",
    description: "Walks with the right hand on the wall; says so when it goes round in a circle.",
    shortest: false,
    maxCells: Infinity,
    ...ways(rightHand),
  },
  {
    id: "left-hand",
    name: "Wall follower, left hand",
    description: "Walks with the left hand on the wall; says so when it goes round in a circle.",
    shortest: false,
    maxCells: Infinity,
    ...ways(leftHand),
  },
  {
    id: "tremaux",
    name: "Trémaux",
    description: "Walks, marking each passage, and none more than twice; finds a way out of every maze that has one.",
    shortest: false,
    isRandom: true,
    maxCells: Infinity,
    ...ways((maze, ends, { random }) => tremaux(maze, ends, random)),
  },
  {
    id: "floyd-warshall",
    name: "Floyd–Warshall",
    description: "Finds the shortest paths between all pairs of cells, and takes the one to the nearest exit.",
    shortest: true,
    maxCells: FLOYD_MAX_CELLS,
    ...ways(floydWarshall),
  },
];

function ways(solveInSlices: Solver["solveInSlices"]): Pick<Solver, "solve" | "solveInSlices"> {
  return { solve: (maze, ends, input) => atOnce(solveInSlices(maze, ends, input)), solveInSlices };
}

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function solverById(id: string): Solver {
  const solver = solvers.find((entry) => entry.id === id);
  if (solver === undefined) throw new UnknownAlgorithmError(`Choose another solver. There is none called “${id}”.`);
  return solver;
}
