import type { Grid } from "../maze";
import { atOnce, SLICE, type Slices } from "../slices";
import type { Trace } from "./index";
import { MergingSets } from "./mergingSets";

/**
 * The number of each cell's set after the first `count` steps: rows x columns, row by row, 0 for a masked cell. Follows
 * from the trace alone, as {@link MergingSets} tells.
 */
export function setNumbersAt(grid: Grid, trace: Trace, count: number): Uint32Array {
  return atOnce(setNumbersInSlices(grid, trace, [count]))[0]!;
}

/** {@link setNumbersAt} for several counts, in slices; fastest where they do not fall. */
export function* setNumbersInSlices(grid: Grid, trace: Trace, counts: readonly number[]): Slices<Uint32Array[]> {
  const sets = new MergingSets(grid, trace);
  const found: Uint32Array[] = [];
  for (const count of counts) {
    const to = Math.min(count, trace.steps.length);
    while (sets.position !== to) {
      const way = to - sets.position;
      sets.moveTo(sets.position + Math.sign(way) * Math.min(Math.abs(way), SLICE >> 2));
      yield;
    }
    found.push(sets.numbers());
    yield;
  }
  return found;
}
