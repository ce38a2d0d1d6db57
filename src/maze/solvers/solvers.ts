import type { Ends, Maze, Random } from "../model";
import { breadthFirst, breadthFirstFacts } from "./breadthFirst";
import { depthFirstSearch, depthFirstSearchFacts } from "./depthFirstSearch";
import { aStar, aStarFacts } from "./aStar";
import { dijkstra, dijkstraFacts, type Costs } from "./dijkstra";
import { deadEndFilling, deadEndFillingFacts } from "./deadEndFilling";
import { rightHand, rightHandFacts, leftHand, leftHandFacts } from "./wallFollower";
import { tremaux, tremauxFacts } from "./tremaux";
import { floydWarshall, floydWarshallFacts } from "./floydWarshall";
import type { Solution } from "./search";
import { solverFactsById } from "./facts";
import type { SolverFacts } from "./solverFacts";

/** What solvers work with; each uses what it needs. */
export interface SolverInput {
  readonly random: Random;
  /** The cost of entering each cell, for Dijkstra; 1 for every cell if missing. */
  readonly costs?: Costs | undefined;
}

/** A solving algorithm with its facts. */
export interface Solver extends SolverFacts {
  /** Throws EndsError, CostsError or SizeError before anything is allocated. */
  readonly solve: (maze: Maze, ends: Ends, input: SolverInput) => Solution;
}

/** All solvers, in the order of facts.ts. */
export const solvers: readonly Solver[] = [
  { ...breadthFirstFacts, solve: breadthFirst },
  { ...depthFirstSearchFacts, solve: (maze, ends, { random }) => depthFirstSearch(maze, ends, random) },
  { ...aStarFacts, solve: aStar },
  {
    ...dijkstraFacts,
    solve: (maze, ends, { costs }) => dijkstra(maze, ends, costs ?? new Uint8Array(maze.size).fill(1)),
  },
  { ...deadEndFillingFacts, solve: deadEndFilling },
  { ...rightHandFacts, solve: rightHand },
  { ...leftHandFacts, solve: leftHand },
  { ...tremauxFacts, solve: (maze, ends, { random }) => tremaux(maze, ends, random) },
  { ...floydWarshallFacts, solve: floydWarshall },
];

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function solverById(id: string): Solver {
  const facts = solverFactsById(id);
  return solvers.find((entry) => entry.id === facts.id)!;
}
