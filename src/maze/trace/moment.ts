import type { Message } from "../../message";
import type { Grid, Maze } from "../model";
import type { Frontier } from "./frontier";
import type { MergingSets } from "./mergingSets";
import type { Step } from "./steps";
import type { Trace } from "./trace";
import type { WalkReplay } from "./walkReplay";

/** What is true at a position of a trace. */
export interface Moment {
  readonly grid: Grid;
  readonly trace: Trace;
  /** Steps taken so far. */
  readonly position: number;
  readonly maze: Maze;
  readonly sets: MergingSets;
  /** The cells of a maze that grows from one place; where the colouring asks for it. */
  readonly frontier: Frontier | undefined;
  /** The path of Wilson's walk; where the colouring asks for it. */
  readonly walk: WalkReplay | undefined;
  readonly narration: Narration;
}

/** How the steps of an algorithm are told and coloured. */
export interface Narration {
  /** What came of a step, in whole sentences. */
  readonly say: Say;
  /** What tints show. */
  readonly colouring: Colouring;
}

/**
 * Says what came of the step just taken, in whole sentences; `name` gives a cell's address. Whoever tells of a
 * frontier or a walk is paired with the colouring for which a cursor follows it.
 */
export type Say = (step: Step, name: (cell: number) => string, at: Moment) => Message;

/**
 * What a cell's tint means: with "sets" the cell's set, with all others whether the algorithm is at work on the cell
 * (ACTIVE) or is done with it (DONE), as `tintMeanings` tells. The list of generators says which is worth seeing.
 */
export type Colouring = "sets" | "stack" | "walk" | "cover" | "frontier" | "active" | "run" | "chamber";
