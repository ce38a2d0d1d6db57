import type { Message } from "../../message";

/** Everything known about a solver apart from its algorithm: plain data, so that a page can show it without loading algorithms. */
export interface SolverFacts {
  readonly id: string;
  readonly name: Message;
  /** One sentence: how it works and what its path is like. */
  readonly description: Message;
  /** Whether its path is always a shortest one or, with costs, a cheapest one. */
  readonly shortest: boolean;
  /** Whether it uses chance, so that a seed decides how it searches. */
  readonly isRandom?: true;
  /** The hand that a wall follower keeps on the wall. */
  readonly hand?: "left" | "right";
  /** Which cell counts as the previous one of each visited cell; see recordSearch in src/maze/measures. */
  readonly previous: "nearest" | "latest" | "walked" | "matrix" | "none";
  /** The most cells it takes; Infinity if it takes any maze. */
  readonly maxCells: number;
}
