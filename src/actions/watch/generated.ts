import { type Message, message } from "../../message";
import type { GeneratorFacts } from "../../maze/generators";
import type { Grid } from "../../maze/model";
import type { Trace } from "../../maze/trace";
import type { StampedMaze } from "../../worksheet/identity";
import type { Layout, Look } from "../../worksheet/cells";
import type { SetNumbersPlace } from "../desk";
import { type SetsSheet, leaveSets } from "../../worksheet/beside";
import type { Job } from "../../worksheet/excel";

/** A maze that is, or will be, in the sheet, and the steps that made it. */
export interface GeneratedMaze extends StampedMaze {
  /** The sheet's name when it was made. */
  readonly sheet: string;
  readonly grid: Grid;
  readonly generator: GeneratorFacts;
  readonly trace: Trace;
  readonly layout: Layout;
  readonly setNumbers: SetNumbersPlace;
  readonly tint: boolean;
  /** What is said when its last step is shown, by the present name of its sheet; see Play.conclusion. */
  readonly conclusionOn: (sheet: string) => Message;
}

/**
 * The last position of its play. Numbers in the grid leave it after the last step, at a position of their own, so that the one set that is
 * left can be seen.
 */
export function lengthOfPlay({ trace, setNumbers }: Pick<GeneratedMaze, "trace" | "setNumbers">): number {
  const { length } = trace.steps;
  return setNumbers === "grid" && length > 0 ? length + 1 : length;
}

/** What a maze shows at one position, a number or byte for each cell. */
export interface Picture {
  readonly position: number;
  readonly standing: Uint8Array;
  /** In the grid (0 for an empty cell), or on the hidden sheet if they are updated with every request. */
  readonly numbers: Uint32Array | undefined;
  readonly tints: Uint8Array | undefined;
}

/** An entry of a legend: fills that cells have, and what they mean. */
export interface Sign {
  /** At least one. */
  readonly looks: readonly Look[];
  readonly words: Message;
}

/** After the new numbers went elsewhere: leaves the sheet of the earlier ones to the person who wrote on it, and gives a sentence. */
export async function leaveToPerson(job: Job, sets: SetsSheet | undefined): Promise<Message | undefined> {
  if (sets === undefined) return undefined;
  await leaveSets(job, sets);
  return message("own-values-stay-on-sheet", { sheet: sets.name });
}
