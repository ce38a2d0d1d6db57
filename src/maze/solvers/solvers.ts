import { type Ends, type Maze, type Random, byId } from "../model";
import { breadthFirst } from "./breadthFirst";
import { bidirectional } from "./bidirectional";
import { depthFirstSearch } from "./depthFirstSearch";
import { aStar, dijkstra, type Costs } from "./bestFirst";
import { deadEndFilling } from "./deadEndFilling";
import { pledge, rightHand, leftHand, tremaux } from "./walkers";
import { floydWarshall } from "./floydWarshall";
import type { Solution } from "./search";
import { type SolverFacts, solverFacts } from "./facts";

export interface SolverInput {
  readonly random: Random;
  /** The cost of entering each cell, for A* and Dijkstra; 1 for every cell if missing. */
  readonly costs?: Costs | undefined;
  /** Gets how many cells Floyd-Warshall has taken. */
  readonly progress?: (taken: number) => void;
}

export interface Solver extends SolverFacts {
  /** Throws MazeError before anything is allocated. */
  readonly solve: (maze: Maze, ends: Ends, input: SolverInput) => Solution;
}

const algorithms: Readonly<Record<SolverFacts["id"], Solver["solve"]>> = {
  "breadth-first": breadthFirst,
  bidirectional,
  "depth-first": (maze, ends, { random }) => depthFirstSearch(maze, ends, random),
  "a-star": (maze, ends, { costs }) => aStar(maze, ends, costs),
  dijkstra: (maze, ends, { costs }) => dijkstra(maze, ends, costs),
  "dead-end-filling": deadEndFilling,
  "right-hand": rightHand,
  "left-hand": leftHand,
  pledge,
  tremaux: (maze, ends, { random }) => tremaux(maze, ends, random),
  "floyd-warshall": (maze, ends, { progress }) => floydWarshall(maze, ends, progress),
};

export const solvers: readonly Solver[] = solverFacts.map((facts) => ({ ...facts, solve: algorithms[facts.id] }));

export const solverById = (id: string): Solver => byId(solvers, id);
