import type { Moment } from "./moment";
import { KEPT, LOOPED } from "./trace";
import { placeOf, type Place } from "./steps";

/** Cells of one row, from the first to the last. */
interface Run {
  readonly first: number;
  readonly last: number;
}

/** The run of sidewinder to which the step just taken belongs; undefined if there is none. Time: its length. */
export function runOf({ grid, trace, position }: Moment): Run | undefined {
  const at = (index: number): Place => placeOf(grid, trace.steps[index]!);
  let index = position - 1;
  while (index >= 0 && at(index).outcome === LOOPED) index--;
  if (index < 0) return undefined;
  let step = at(index);
  if (step.side === "top") {
    // The step before holds the run's last coin; a run of one cell at the end of a row had none. A loop is no coin.
    const before = index > 0 ? at(--index) : step;
    if (before.side !== "right" || before.outcome === LOOPED) return { first: step.selected, last: step.selected };
    step = before;
  }
  const last = step.outcome === KEPT ? step.selected : step.neighbour;
  let first = step.selected;
  // Coins of one run follow each other: a loop needs a path around, which cells of an open run do not have yet. The run before has
  // opened upwards in between.
  for (index--; index >= 0; index--) {
    const { selected, neighbour } = at(index);
    if (neighbour !== first) break;
    first = selected;
  }
  return { first, last };
}
