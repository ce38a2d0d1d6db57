import { message } from "../../message";
import { byId } from "../model";

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

/** Everything known about the solvers apart from their algorithms, which are in solvers.ts: plain data, so that a page loads no others. */
export const solverFacts = (Object.keys(table) as (keyof typeof table)[]).map((id) => ({
  id,
  name: message(`solver-${id}`),
  /** One sentence: how it works and what its path is like. */
  description: message(`solver-${id}-does`),
  maxCells: Infinity,
  ...(table[id] as OwnFacts),
}));
export type SolverFacts = Readonly<(typeof solverFacts)[number]>;

export const solverFactsById = (id: string): SolverFacts => byId<SolverFacts>(solverFacts, id);
