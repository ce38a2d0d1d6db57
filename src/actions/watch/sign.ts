import type { Message } from "../../message";
import type { Look } from "../../worksheet/cells";

/** An entry of a legend: fills that cells have, and what they mean. */
export interface Sign {
  /** At least one. */
  readonly looks: readonly Look[];
  readonly words: Message;
}
