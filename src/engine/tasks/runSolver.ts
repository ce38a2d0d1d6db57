import { type Ends, type Maze, Random } from "../../maze/model";
import { type Solution, floydMatrices, floydSolution, solverById } from "../../maze/solvers";
import type { ReportState } from "../perform";

export interface SolverRun {
  readonly solver: string;
  readonly maze: Maze;
  readonly ends: Ends;
  readonly seed: string;
  /** The cost of entering each cell, for A* and Dijkstra; 1 each where it is not given. */
  readonly costs?: Float64Array | undefined;
}

/** The solver's result. Reports how many cells Floyd-Warshall has processed. Throws as the solver does. */
export function runSolver({ solver, maze, ends, seed, costs }: SolverRun, report: ReportState<number>): Solution {
  if (solver === "floyd-warshall") {
    return floydSolution(
      floydMatrices(maze, (taken) => report(() => taken)),
      ends,
    );
  }
  return solverById(solver).solve(maze, ends, { random: new Random(seed), costs });
}
