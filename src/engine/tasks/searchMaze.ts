import { type Ends, type Maze, Random } from "../../maze/model";
import { type Solution, floydMatrices, floydSolution, solverById, type FloydMatrices } from "../../maze/solvers";
import type { ReportState } from "../perform";
import { type EndedSearch, type SearchRecord, recordSearch } from "../../maze/measures";

/** A maze to search, with its ends and its solver. */
export interface SearchedMaze {
  /** An id of the list of solvers. */
  readonly solver: string;
  readonly maze: Maze;
  readonly ends: Ends;
  /** Decides the search of a random solver. */
  readonly seed: string;
  /** The cost of entering each cell, for Dijkstra; 1 each where it is not given. */
  readonly costs?: Float64Array | undefined;
}

/** The solver's result. Reports how many cells Floyd-Warshall has processed. Throws as the solver does. */
export function searchMaze({ solver, maze, ends, seed, costs }: SearchedMaze, report: ReportState<number>): Solution {
  if (solver === "floyd-warshall") {
    return floydSolution(
      floydMatrices(maze, (taken) => report(() => taken)),
      ends,
    );
  }
  return solverById(solver).solve(maze, ends, { random: new Random(seed), costs });
}

/** The distance and the previous cell of each visit. Reports how many cells Floyd-Warshall has processed. Throws as it does. */
export function searchRecord(search: EndedSearch, report: ReportState<number>): SearchRecord {
  return recordSearch(search, (taken) => report(() => taken));
}

/** The paths between all cells. Reports how many cells are processed. Throws SizeError before anything is allocated. */
export function allDistances(maze: Maze, report: ReportState<number>): FloydMatrices {
  return floydMatrices(maze, (taken) => report(() => taken));
}
