import type { Imperfection } from "../../maze/generators";
import type { Grid } from "../../maze/model";

/** What a comparison is to be of. */
export interface CompareChoice {
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  /** At least one, unless it is the size of the maze in front. */
  readonly sizes: readonly Grid[];
  /** Whether all mazes have the size and the shape of the maze in front, whatever `sizes` holds. */
  readonly asInFront?: boolean | undefined;
  /** Mazes of each algorithm and size. */
  readonly mazes: number;
  /** Ids of metrics, at least one; the first is drawn. */
  readonly metrics: readonly string[];
  readonly imperfection: Imperfection;
  /** Empty: a fresh one is drawn and told in the outcome. */
  readonly seed: string;
  /** Whether solvers are compared too. */
  readonly withSolvers: boolean;
}

/** Mazes of each algorithm and size at most. */
export const MOST_COMPARED = 10_000;
/** Sizes at most. */
export const MOST_SIZES = 8;
