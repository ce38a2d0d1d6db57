import type { Size } from "../../maze/comparison/generatorComparison";
import type { Imperfection } from "../../maze/generators";

/** What a comparison is to be of. */
export interface CompareChoice {
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  /** At least one. */
  readonly sizes: readonly Size[];
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
