import { type Message, message } from "../../../message";

/** Everything known about a generator apart from its algorithm: plain data, so that a page can show it without loading algorithms. */
export interface GeneratorFacts {
  /** Lower-case words joined by hyphens; never changed, because share codes and workbooks contain it. */
  readonly id: string;
  /** Its number in share codes; never changed or reused. */
  readonly codeNumber: number;
  readonly name: Message;
  /** What its mazes look like, in a few words: what people choose by. */
  readonly look: Message;
  /** One sentence: how it works and what its mazes look like. */
  readonly description: Message;
  /** False if the algorithm needs a whole rectangle; it then refuses a mask that removes a cell. */
  readonly honoursMask: boolean;
  /** Whether it decides by sets of cells that it merges, so that their merge tree is worth seeing. */
  readonly mergesSets?: true;
  /** How long it takes for n cells: a formula, or a message that also says what it refuses for that reason. */
  readonly cost: string | Message;
  readonly kind: Kind;
  /** Its maze of 10 x 10 with the seed "picture", as encodeWalls (code/wallCode.ts) writes it. */
  readonly picture: string;
  /** How it works and what its mazes are like, in three sentences. */
  readonly idea: Message;
  /** Where it comes from. */
  readonly sources: readonly Source[];
  /**
   * Dead ends, path from corner to corner and longest path of 400 mazes of 20 x 20 with the seed "texture", as shares of the cells; for
   * generators without a theory.
   */
  readonly measured?: readonly [deadEnds: number, solution: number, longest: number];
}

/** Where a generator stands among the others in lists that people choose from. */
interface Kind {
  /** What the mazes of its group are like. */
  readonly texture: keyof typeof textures;
  /** Its place in the group, from 1. */
  readonly place: number;
  readonly difficulty: Difficulty;
}

/** How hard mazes of a kind are on average, on 20 x 20 from corner to corner; see docs/decisions/maze-measures.md. */
type Difficulty = "easy" | "medium" | "hard";

/** What mazes are like; the kinds that most people want come first. In `study` are those whose mazes another kind makes too. */
export const textures = {
  deadEnds: message("texture-dead-ends"),
  rivers: message("texture-rivers"),
  corridors: message("texture-corridors"),
  study: message("texture-study"),
} as const;

/** A book, paper or page about an algorithm. */
export interface Source {
  readonly text: string;
  readonly url: string;
}
