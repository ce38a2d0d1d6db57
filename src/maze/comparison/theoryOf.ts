import type { Expectation, Expectations } from "../expected";
import { type Grid, countCells } from "../model";
import type { Metric } from "./metrics";

/** What theory predicts for a metric, in the metric's unit; undefined if it predicts nothing. */
export function theoryOf(metric: Metric, grid: Grid, expected: Expectations): Expectation | undefined {
  const theory = metric.expected && expected[metric.expected];
  if (theory === undefined || metric.unit !== "share") return theory;
  const cells = countCells(grid);
  const share = (count: number | undefined) => count && count / cells;
  return { ...theory, value: theory.value / cells, sd: share(theory.sd), error: share(theory.error) };
}
