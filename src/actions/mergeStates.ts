import type { Grid } from "../maze/maze";
import { setNumbersAt } from "../maze/setNumbers";
import { OPENED, stepOutcome, type Trace } from "../maze/trace";
import { nextTask } from "../worksheet/pause";
import type { SetNumbers } from "../worksheet/setNumbers";

/** Every cell its own set: 1 .. n, row by row. */
export function firstState({ rows, columns }: Grid): SetNumbers[] {
  const numbers = Uint32Array.from({ length: rows * columns }, (_, cell) => cell + 1);
  return [{ label: "Before the first merge: every cell is a set of its own", numbers }];
}

/**
 * The set numbers just before the last merge, when two sets are left, and after it; of a single cell only the one state.
 * Each state in a task of its own, so that the page can answer clicks between them.
 */
export async function lastStates(grid: Grid, trace: Trace): Promise<SetNumbers[]> {
  let last = trace.steps.length - 1;
  while (last >= 0 && stepOutcome(trace.steps[last]!) !== OPENED) last--;
  const after = setNumbersAt(grid, trace, last + 1);
  if (last < 0) return [{ label: "One cell, one set: there was nothing to merge", numbers: after }];
  await nextTask();
  const before = setNumbersAt(grid, trace, last);
  const one = before[0]!;
  const other = before.find((number) => number !== one);
  return [
    { label: `Just before the last merge: sets ${one} and ${other}`, numbers: before },
    { label: `After the last merge: one set, ${after[0]}`, numbers: after },
  ];
}
