import { type Message, message, together, type SayWords } from "../../message";
import { engine } from "../../engine";
import type { Grid } from "../../maze/model";
import { type Trace, placeOf, stepOutcome, Outcome } from "../../maze/trace";
import {
  type NamedSheet,
  type SetNumbers,
  formatSetNumbers,
  emptySetNumbers,
  holdsSetNumbers,
  writeSetNumbersChange,
} from "../../worksheet/sets";
import type { NewGrid } from "../../worksheet/grid";
import type { Change } from "../../worksheet/changes";
import { drawnValues } from "../../worksheet/lattice";
import { facts } from "../../worksheet/facts";
import { leaveHelperChange } from "../../worksheet/sheet";
import type { Act, Dialogue } from "../core";

export function firstState(numbers: Uint32Array, say: SayWords): SetNumbers[] {
  return [{ label: say(stateLabel(0, 0)), numbers }];
}

/**
 * The set numbers just before the last merge, when two sets are left (with a mask of several components, more), and after it; only one
 * state if nothing merges: in a single cell, and where walls are added. For a maze that is about to be watched the first state is the one
 * before the first step. Numbers are by the cells of the sheet, see {@link drawnValues}. Rejects with Stopped when the signal is aborted.
 */
export async function setStates(
  grid: Grid,
  trace: Trace,
  form: Parameters<typeof drawnValues>[1],
  { signal, say }: Pick<Dialogue, "signal" | "say">,
  isWatched = false,
): Promise<SetNumbers[]> {
  const last = lastMerge(trace);
  const counts = [isWatched ? 0 : Math.max(0, last), last + 1];
  const [before, after] = (await engine.run("setNumbers", { grid, trace, counts }, signal)) as [
    Uint32Array,
    Uint32Array,
  ];
  const state = (label: Parameters<SayWords>[0], numbers: Uint32Array) => {
    return { label: say(label), numbers: drawnValues(grid, form, numbers) };
  };
  const end = state("numbers-after-last-merge", after);
  if (isWatched) return [state(stateLabel(0, trace.steps.length), before), ...(last < 0 ? [] : [end])];
  if (last < 0) return [end];
  const { selected, neighbour } = placeOf(grid, trace.steps[last]!);
  const merged = message("numbers-before-last-merge", { set: before[selected]!, other: before[neighbour]! });
  return [state(merged, before), end];
}

export function stateLabel(position: number, length: number): Message {
  if (position === 0) return message("numbers-before-first-step");
  return message("numbers-after-step", { step: position, steps: length });
}

/** The index of the last step that joins two sets; -1 if none does. */
export function lastMerge({ start, steps }: Trace): number {
  let last = start === "open" ? -1 : steps.length - 1;
  while (last >= 0 && stepOutcome(steps[last]!) !== Outcome.joined && stepOutcome(steps[last]!) !== Outcome.blocked)
    last--;
  return last;
}

/** A maze that is about to be drawn, or is there, and the set-number sheet that was found. */
type NumberedMaze = Pick<NewGrid, "state" | "area" | "sets">;

/** Without states, empties the sheet of an earlier maze. One on which somebody wrote is left to them, and `left` says so. */
export async function keepSetNumbers(
  { session, dialogue, changes }: Act,
  { state, area, sets }: NumberedMaze,
  states: readonly SetNumbers[] | undefined,
) {
  const theirs = sets?.holdsUserContent === true ? sets : undefined;
  const existing = theirs === undefined ? sets : undefined;
  if (theirs !== undefined) await changes.make(session, leaveHelperChange(theirs));
  const left = theirs && message("own-values-stay-on-sheet", { sheet: theirs.name });
  if (states !== undefined) {
    const word = dialogue.say(facts.sets.sheetName);
    const change = await writeSetNumbersChange(state, area, existing, word, states);
    return { sheet: await changes.make(session, change), left };
  }
  if (existing !== undefined && holdsSetNumbers(existing)) await emptySetNumbers(session, existing);
  return { sheet: undefined, left };
}

/**
 * Draws the walls of a maze that is there round its set numbers. What was done before stays, even if that fails or is stopped, and the
 * sentence says so: `stands` is what is there.
 */
export async function drawWallsOfSets(
  { session, changes }: Act,
  { state, area }: Pick<NumberedMaze, "state" | "area">,
  { id, name }: NamedSheet,
  states: readonly SetNumbers[],
  stands: Message,
): Promise<void> {
  changes.keep(together(stands, message("set-numbers-plain", { sheet: name })));
  await formatSetNumbers(session, id, { sheet: state.id, area }, states);
}

/**
 * Draws a maze, and keeps its set numbers. A sheet that is added or shown comes first, because it ends what can be undone; numbers of an
 * earlier maze stay until that is gone. Those of the maze that is drawn get its walls; `stands` says that it is there. Tells if the
 * earlier sheet was left to somebody who wrote on it.
 */
export async function drawWithNumbers(
  action: Act,
  maze: NumberedMaze,
  states: readonly SetNumbers[] | undefined,
  drawn: Change<unknown>,
  stands?: Message,
): Promise<Message | undefined> {
  const isFirst = maze.sets?.holdsUserContent !== false;
  const early = isFirst ? await keepSetNumbers(action, maze, states) : undefined;
  await action.changes.make(action.session, drawn);
  const { sheet, left } = early ?? (await keepSetNumbers(action, maze, states));
  if (sheet !== undefined && stands !== undefined) await drawWallsOfSets(action, maze, sheet, states!, stands);
  return left;
}
