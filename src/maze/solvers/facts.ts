import { type Message, message } from "../../message";
import { byId } from "../model";

/** Everything known about a solver apart from its algorithm: plain data, so that a page can show it without loading algorithms. */
export interface SolverFacts extends OwnFacts {
  readonly id: SolverId;
  readonly name: Message;
  /** One sentence: how it works and what its path is like. */
  readonly description: Message;
  readonly maxCells: number;
}

interface OwnFacts {
  /** Whether its path is always a shortest one or, with costs, a cheapest one. */
  readonly shortest: boolean;
  /** Whether it uses chance, so that a seed decides how it searches. */
  readonly isRandom?: true;
  readonly takesCosts?: true;
  /** The hand that a wall follower keeps on the wall. */
  readonly hand?: "left" | "right";
  /** Which cell counts as the previous one of each visited cell; see recordSearch in src/maze/measures. */
  readonly previous: "nearest" | "latest" | "walked" | "matrix" | "none";
  readonly maxCells?: number;
}

/** The most cells of which Floyd-Warshall makes matrices: 50 x 50, two matrices of 6,250,000 entries, 25 MB. */
export const FLOYD_MAX_CELLS = 2500;

type SolverId = keyof typeof table;

const table = {
  "breadth-first": { shortest: true, previous: "nearest" },
  bidirectional: { shortest: true, previous: "none" },
  "depth-first": { shortest: false, isRandom: true, previous: "latest" },
  "a-star": { shortest: true, takesCosts: true, previous: "nearest" },
  dijkstra: { shortest: true, takesCosts: true, previous: "nearest" },
  "dead-end-filling": { shortest: true, previous: "none" },
  "right-hand": { shortest: false, hand: "right", previous: "walked" },
  "left-hand": { shortest: false, hand: "left", previous: "walked" },
  pledge: { shortest: false, previous: "walked" },
  tremaux: { shortest: false, isRandom: true, previous: "walked" },
  "floyd-warshall": { shortest: true, previous: "matrix", maxCells: FLOYD_MAX_CELLS },
} as const satisfies Readonly<Record<string, OwnFacts>>;

/** The facts of every solver, for anything that offers a choice of solvers; the algorithms themselves are in solvers.ts. */
export const solverFacts = (Object.keys(table) as SolverId[]).map((id): SolverFacts => ({
  id,
  name: message(`solver-${id}`),
  description: message(`solver-${id}-does`),
  maxCells: Infinity,
  ...table[id],
}));

export const solverFactsById = (id: string): SolverFacts => byId(solverFacts, id);
