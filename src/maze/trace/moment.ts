import type { Message } from "../../message";
import type { Grid, Maze } from "../model";
import type { Frontier } from "./frontier";
import type { MergingSets } from "./mergingSets";
import type { SetTints } from "./setTints";
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
  /** What tints the sets. */
  readonly setTints: SetTints;
  /** The frontier of a maze that grows from one place, if the colouring needs it. */
  readonly frontier: Frontier | undefined;
  /** Wilson's walk, if the colouring needs it. */
  readonly walk: WalkReplay | undefined;
  readonly narration: Narration;
}

/** How the steps of an algorithm are described and coloured. */
export interface Narration {
  /** Describes what a step did, in whole sentences. */
  readonly say: Say;
  /** What tints show. */
  readonly colouring: Colouring;
}

/**
 * Describes what the step just taken did, in whole sentences; `name` gives a cell's address. A description that mentions a
 * frontier or a walk is paired with a colouring for which a cursor follows it.
 */
export type Say = (step: Step, name: (cell: number) => string, at: Moment) => Message;

/**
 * What a cell's tint means: with "sets" the cell's set; with all others whether the algorithm is working on the cell
 * (ACTIVE) or is done with it (DONE), as `tintMeanings` says. Each generator's facts choose the colouring worth seeing.
 */
export type Colouring = "sets" | "stack" | "walk" | "cover" | "frontier" | "active" | "run" | "chamber";
