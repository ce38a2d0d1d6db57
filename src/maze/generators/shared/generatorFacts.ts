import { type Message, message } from "../../../message";
import type { Expected } from "../../expected";
import type { Grid } from "../../model";
import type { Narration } from "../../trace";
import type { Imperfection } from "./imperfection";

/** Everything that is known of a generator, apart from its algorithm: plain data, so that a page can show it and load no algorithm. */
export interface GeneratorFacts {
  /** Lower-case words joined by hyphens; never changed, because share codes and workbooks hold it. */
  readonly id: string;
  /** What stands for it in share codes; never changed, and never another's. */
  readonly codeNumber: number;
  readonly name: Message;
  /** One sentence: how it goes about it and what its mazes look like. */
  readonly description: Message;
  /** False where the algorithm needs a whole rectangle; it then refuses a mask that takes a cell out. */
  readonly honoursMask: boolean;
  /** How long it takes for n cells: a formula as a text, or a message with what it refuses for that reason. */
  readonly cost: string | Message;
  readonly kind: Kind;
  /** Its maze of 10 x 10 of the seed "picture", as encodeWalls (code/wallCode.ts) writes it. */
  readonly picture: string;
  /** How it goes about it, and what its mazes are like, in three sentences. */
  readonly idea: Message;
  /** Where it comes from. */
  readonly sources: readonly Source[];
  /** What theory says of its perfect mazes. */
  readonly expected: Expected;
  /**
   * Dead ends, way from corner to corner and longest path of 400 mazes of 20 x 20 of the seed "texture", in shares of the cells; for
   * generators of which theory says nothing.
   */
  readonly measured?: readonly [deadEnds: number, way: number, longest: number];
  /** Moves that its random walk is expected to make on a whole rectangle; undefined for those that do not walk. */
  readonly walkMoves?: (grid: Grid, imperfection: Imperfection) => number;
  /** What steps and tints tell while it is watched. */
  readonly narration: Narration;
}

/** Where a generator stands among the others in lists that people choose from. */
interface Kind {
  /** What the mazes of its group are like. */
  readonly texture: keyof typeof textures;
  /** Its place in the group, from 1. */
  readonly place: number;
  readonly difficulty: Difficulty;
}

/** How hard mazes of a kind are on 20 x 20 from corner to corner, in the mean; see docs/decisions/maze-measures.md. */
type Difficulty = "easy" | "medium" | "hard";

/** What mazes are like, those that most people want first. */
export const textures = {
  deadEnds: message("texture-dead-ends"),
  rivers: message("texture-rivers"),
  corridors: message("texture-corridors"),
  study: message("texture-study"),
} as const;

export interface Source {
  readonly text: string;
  readonly url: string;
}
