import type { Imperfection } from "../../maze/generators";
import type { Grid } from "../../maze/model";

/** What to compare. */
export interface CompareChoice {
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  /** At least one, unless it is the size of the maze in front. */
  readonly sizes: readonly Grid[];
  /** Whether all mazes have the size and shape of the maze in front; `sizes` is then ignored. */
  readonly asInFront?: boolean | undefined;
  /** Mazes of each algorithm and size. */
  readonly mazes: number;
  /** Ids of metrics, at least one; the first is shown in the chart. */
  readonly metrics: readonly string[];
  readonly imperfection: Imperfection;
  /** If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  /** Whether solvers are compared too. */
  readonly withSolvers: boolean;
}

/** The most mazes of each algorithm and size. */
export const MOST_COMPARED = 10_000;
/** The most sizes. */
export const MOST_SIZES = 8;
