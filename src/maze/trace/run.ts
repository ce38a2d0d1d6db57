import type { TraceCursor } from "./cursor";
import { BLOCKED, KEPT, LOOPED, OPENED } from "./index";
import { placeOf, type Place } from "./steps";

/** Cells of one row, from the first to the last. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** Sidewinder's run of which the step just taken tells; undefined where it tells of none. Time: its length. */
export function runOf({ grid, trace, position }: TraceCursor): Run | undefined {
  const at = (index: number): Place => placeOf(grid, trace.steps[index]!);
  let index = position - 1;
  while (index >= 0 && at(index).outcome === LOOPED) index--;
  if (index < 0) return undefined;
  const told = at(index);
  let last = told.selected;
  if (told.side === "top") {
    // What was told before is the run's last coin; for a run of one cell at the end of a row there was none.
    const before = index > 0 ? at(index - 1) : undefined;
    if (before?.side !== "right") return { first: last, last };
    last = before.outcome === KEPT ? before.selected : before.neighbour;
    if (Math.floor(last / grid.columns) !== Math.floor(told.selected / grid.columns) || told.selected > last) {
      return { first: told.selected, last: told.selected };
    }
    index--;
  }
  if (at(index).outcome !== KEPT) last = at(index).neighbour;
  let first = at(index).selected;
  for (index--; index >= 0; index--) {
    const { outcome, side, neighbour, selected } = at(index);
    if (outcome === LOOPED) continue;
    if (side !== "right" || (outcome !== OPENED && outcome !== BLOCKED) || neighbour !== first) break;
    first = selected;
  }
  return { first, last };
}
