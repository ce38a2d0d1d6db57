import { type Message, message, together } from "../../message";
import { Refusal } from "../../worksheet/excel";

/** The most faults that are told at once. */
const TOLD = 3;

/** Throws {@link Refusal} with the first faults, if there are any. */
export function refuseFaults(faults: readonly Message[]): void {
  const told = together(...faults.slice(0, TOLD));
  if (told === undefined) return;
  const more = faults.length - TOLD;
  throw new Refusal(together(told, more > 0 ? message("class-more-faults", { count: more }) : undefined));
}
