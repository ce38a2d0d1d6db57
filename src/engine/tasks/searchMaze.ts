import { type Ends, type Maze, Random } from "../../maze/model";
import { type Solution, floydMatrices, floydSolution, solverById } from "../../maze/solvers";
import type { Tell } from "../tell";

export interface SearchedMaze {
  /** An id of the list of solvers. */
  readonly solver: string;
  readonly maze: Maze;
  readonly ends: Ends;
  /** Decides the search of a solver that draws chance. */
  readonly seed: string;
  /** What entering each cell costs, for Dijkstra; 1 each where they are not given. */
  readonly costs?: Float64Array | undefined;
}

/** What a solver finds. Tells how many cells Floyd-Warshall has taken. Throws as the solver does. */
export function searchMaze({ solver, maze, ends, seed, costs }: SearchedMaze, tell: Tell<number>): Solution {
  if (solver === "floyd-warshall") {
    return floydSolution(
      floydMatrices(maze, (taken) => tell(() => taken)),
      ends,
    );
  }
  return solverById(solver).solve(maze, ends, { random: new Random(seed), costs });
}
