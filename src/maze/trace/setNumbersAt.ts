import type { Grid } from "../model";
import type { Trace } from "./trace";
import { MergingSets } from "./mergingSets";

/**
 * The number of each cell's set after the first `count` steps: rows x columns, row by row, 0 for a masked cell. The numbers
 * are those of {@link MergingSets}.
 */
export function setNumbersAt(grid: Grid, trace: Trace, count: number): Uint32Array {
  const sets = new MergingSets(grid, trace);
  sets.moveTo(Math.min(count, trace.steps.length));
  return sets.numbers();
}
