import type { Ends, Mask } from "../model";

/** How hard the mazes of a booklet are, by their rank among mazes of the same size, kinds and ends. */
export type BookletDifficulty = "easy" | "medium" | "hard" | "rising";

/** How hard one maze is, by its rank among mazes of the same size, kinds and ends: 1 to 5 for the fifths of them, from the easiest. */
export type Level = Exclude<BookletDifficulty, "rising"> | 1 | 2 | 3 | 4 | 5;

/**
 * Where the mazes of a booklet have entrance and exit: top left and bottom right; at the ends of the longest path between two cells on
 * the edge; or anywhere on two opposite sides.
 */
export type BookletEnds = "corners" | "longest" | "opposite";

/** Everything that decides the mazes of a booklet. */
export interface BookletPlan {
  readonly count: number;
  readonly rows: number;
  readonly columns: number;
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  readonly difficulty: BookletDifficulty;
  readonly ends: BookletEnds;
  /** Whether mazes that are seen through may be among them; see rating.ts. */
  readonly withDull: boolean;
  /** Set if the mazes fill only some cells of their rectangle, which are connected; its own ends, if it has any, count before `ends`. */
  readonly shape?: { readonly mask: Mask | undefined; readonly ends: Ends | undefined } | undefined;
  readonly seed: string;
}
