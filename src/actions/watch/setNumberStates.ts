import { type Message, message } from "../../message";
import { engine } from "../../engine";
import type { Grid } from "../../maze/model";
import { BLOCKED, OPENED, type Trace, stepOutcome } from "../../maze/trace";
import type { SetNumbers } from "../../worksheet/beside";
import type { Dialogue } from "../desk";

/** When to stop, and the words of the labels. */
type Answering = Pick<Dialogue, "signal" | "say">;

/** Every cell its own set: 1 .. n, row by row. */
export function firstState({ rows, columns }: Grid, say: Dialogue["say"]): SetNumbers[] {
  const numbers = Uint32Array.from({ length: rows * columns }, (_, cell) => cell + 1);
  return [{ label: say(message("numbers-before-first-merge")), numbers, step: undefined }];
}

/**
 * The set numbers just before the last merge, when two sets are left (with a mask of several components, more), and after it;
 * only one state if nothing merges: in a single cell, and where walls are added.
 * Rejects with Stopped when the signal is aborted.
 */
export async function lastStates(grid: Grid, trace: Trace, { signal, say }: Answering): Promise<SetNumbers[]> {
  const last = lastMerge(trace);
  const [before, after] = await engine.run(
    "setNumbers",
    { grid, trace, counts: [Math.max(0, last), last + 1] },
    signal,
  );
  if (last < 0) return [{ label: say(message("numbers-nothing-merged")), numbers: after!, step: 0 }];
  return [
    { label: say(message("numbers-before-last-merge", { sets: setsIn(before!) })), numbers: before!, step: last },
    { label: say(message("numbers-after-last-merge", { sets: setsIn(after!) })), numbers: after!, step: last + 1 },
  ];
}

/** What stands on the hidden sheet when the maze is about to be watched: the state before the first step, and the last. */
export async function watchedStates(grid: Grid, trace: Trace, dialogue: Answering): Promise<SetNumbers[]> {
  const { signal, say } = dialogue;
  const states = await lastStates(grid, trace, dialogue);
  const [numbers] = await engine.run("setNumbers", { grid, trace, counts: [0] }, signal);
  return [{ label: say(stateLabel(0, trace.steps.length)), numbers: numbers!, step: 0 }, ...states.slice(1)];
}

/** What stands above the set numbers after `position` of `length` steps. */
export function stateLabel(position: number, length: number): Message {
  if (position === 0) return message("numbers-before-first-step");
  return message("numbers-after-step", { step: position, steps: length });
}

/** The index of the last step that joins two sets; -1 if none does. */
export function lastMerge({ start, steps }: Trace): number {
  let last = start === "open" ? -1 : steps.length - 1;
  while (last >= 0 && stepOutcome(steps[last]!) !== OPENED && stepOutcome(steps[last]!) !== BLOCKED) last--;
  return last;
}

/** "one set, 40", "sets 2 and 40", "5 sets" */
function setsIn(numbers: Uint32Array): Message {
  const [set, other, ...more] = new Set(numbers.filter((number) => number > 0));
  if (other === undefined) return message("only-set", { set: set! });
  return more.length === 0
    ? message("two-sets", { set: set!, other })
    : message("several-sets", { count: 2 + more.length });
}
