import type { Message } from "../../message";

/** What is known of a solver, apart from its algorithm: plain data, so that a page can show it and load no algorithm. */
export interface SolverFacts {
  readonly id: string;
  readonly name: Message;
  /** One sentence: how it goes about it and what its path is. */
  readonly description: Message;
  /** Whether its path is always a shortest one; with costs, one that costs least. */
  readonly shortest: boolean;
  /** Whether it draws chance, so that a seed decides how it searches. */
  readonly isRandom?: true;
  /** The most cells it takes; Infinity where it takes any maze. */
  readonly maxCells: number;
}
