import type { Grid } from "../maze/maze";
import { setNumbersAt } from "../maze/setNumbers";
import { OPENED, stepOutcome, type Trace } from "../maze/trace";
import type { SetNumbers } from "../worksheet/setNumbers";

/** Every cell its own set: 1 .. n, row by row. */
export function firstState({ rows, columns }: Grid): SetNumbers[] {
  const numbers = Uint32Array.from({ length: rows * columns }, (_, cell) => cell + 1);
  return [{ label: "Before the first merge: every cell is a set of its own", numbers }];
}

/** The set numbers just before the last merge, when two sets are left, and after it; of a single cell only the one state. */
export function lastStates(grid: Grid, trace: Trace): SetNumbers[] {
  let last = trace.steps.length - 1;
  while (last >= 0 && stepOutcome(trace.steps[last]!) !== OPENED) last--;
  const after = setNumbersAt(grid, trace, last + 1);
  if (last < 0) return [{ label: "One cell, one set: there was nothing to merge", numbers: after }];
  const before = setNumbersAt(grid, trace, last);
  return [
    { label: `Just before the last merge: sets ${[...new Set(before)].join(" and ")}`, numbers: before },
    { label: `After the last merge: one set, ${after[0]}`, numbers: after },
  ];
}
