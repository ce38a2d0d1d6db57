import { engine } from "../../engine";
import type { Grid } from "../../maze/model";
import { BLOCKED, OPENED, type Trace, stepOutcome } from "../../maze/trace";
import type { SetNumbers } from "../../worksheet/beside";

/** Every cell in a set of its own: 1 .. n, row by row. */
export function firstState({ rows, columns }: Grid): SetNumbers[] {
  const numbers = Uint32Array.from({ length: rows * columns }, (_, cell) => cell + 1);
  return [{ label: "Before the first merge: every cell is a set of its own", numbers }];
}

/**
 * The set numbers just before the last merge, when two sets are left (with a mask of several components, more), and after it;
 * only one state where nothing merges: in a single cell, and where walls are added.
 * Rejects with Stopped when the signal is aborted.
 */
export async function lastStates(grid: Grid, trace: Trace, signal: AbortSignal): Promise<SetNumbers[]> {
  const last = lastMerge(trace);
  const [before, after] = await engine.run(
    "setNumbers",
    { grid, trace, counts: [Math.max(0, last), last + 1] },
    signal,
  );
  if (last < 0) return [{ label: "One set from the beginning: there was nothing to merge", numbers: after! }];
  return [
    { label: `Just before the last merge: ${setsIn(before!)}`, numbers: before! },
    { label: `After the last merge: ${setsIn(after!)}`, numbers: after! },
  ];
}

/** The contents of the hidden sheet when playback begins: the state before the first step, and the last one. */
export async function watchedStates(grid: Grid, trace: Trace, signal: AbortSignal): Promise<SetNumbers[]> {
  const states = await lastStates(grid, trace, signal);
  const [numbers] = await engine.run("setNumbers", { grid, trace, counts: [0] }, signal);
  return [{ label: stateLabel(0, trace.steps.length), numbers: numbers! }, ...states.slice(1)];
}

export function stateLabel(position: number, length: number): string {
  return position === 0 ? "Before the first step" : `After step ${position} of ${length}`;
}

/** The index of the last step that joins two sets; -1 where none does. */
function lastMerge({ start, steps }: Trace): number {
  let last = start === "open" ? -1 : steps.length - 1;
  while (last >= 0 && stepOutcome(steps[last]!) !== OPENED && stepOutcome(steps[last]!) !== BLOCKED) last--;
  return last;
}

/** "one set, 40", "sets 2 and 40", "5 sets" */
function setsIn(numbers: Uint32Array): string {
  const sets = [...new Set(numbers)].filter((number) => number > 0);
  if (sets.length === 1) return `one set, ${sets[0]}`;
  return sets.length === 2 ? `sets ${sets[0]} and ${sets[1]}` : `${sets.length} sets`;
}
