import { ACTIVE, DONE, PLAIN, SET_TINTS, type Colouring } from "../../maze/trace";
import type { Layout } from "./layout";
import type { Look } from "./looks";

/**
 * Okabe and Ito's colours (Color Universal Design, 2008), halfway to white, so that numbers stay legible on them. What they show is
 * also said by set numbers, or by each step's sentence.
 */
const SETS: readonly Look[] = ["F2CF7F", "AAD9F4", "7FCEB9", "F7F1A0", "66AAD0", "EAAE7F", "E5BCD3"];
/** Cells that the algorithm is working on; finished ones are dotted as well. */
const WORK: Readonly<Record<number, Look>> = { [ACTIVE]: "AAD9F4", [DONE]: "EFEFEF,Gray8,8C8C8C" };

/** The look of each tint, by its number. */
export function tintLooks(colouring: Colouring, layout: Layout): Look[] {
  const looks = colouring === "sets" ? SETS.slice(0, SET_TINTS) : [WORK[ACTIVE]!, WORK[DONE]!];
  const all: Look[] = [];
  all[PLAIN] = layout.fill.replace("#", "");
  return [...all, ...looks];
}
