import { LEFT, ON_STACK, PLAIN, SET_TINTS, type Tinting } from "../../maze/tints";
import type { Layout } from "./layout";
import type { Look } from "./looks";

/**
 * Okabe and Ito's colours (Color Universal Design, 2008), halfway to white, so that numbers stay legible on them. What
 * they tell is told by set numbers, or by the sentence of each step, too.
 */
const SETS: readonly Look[] = ["F2CF7F", "AAD9F4", "7FCEB9", "F7F1A0", "66AAD0", "EAAE7F", "E5BCD3"];
/** Cells that depth-first search left for good are dotted as well. */
const STACK: Readonly<Record<number, Look>> = { [ON_STACK]: "AAD9F4", [LEFT]: "EFEFEF,Gray8,8C8C8C" };

/** The look of each tint, by its number. */
export function tintLooks(tinting: Tinting, layout: Layout): Look[] {
  const looks = tinting === "sets" ? SETS.slice(0, SET_TINTS) : [STACK[ON_STACK]!, STACK[LEFT]!];
  const all: Look[] = [];
  all[PLAIN] = layout.fill.replace("#", "");
  return [...all, ...looks];
}
