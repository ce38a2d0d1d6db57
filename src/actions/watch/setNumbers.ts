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
  findSets,
  hideSets,
  isShown,
  readSets,
  showSheet,
} from "../../worksheet/sets";
import type { NewGrid } from "../../worksheet/grid";
import type { Change } from "../../worksheet/changes";
import { drawnValues, sizeDrawn } from "../../worksheet/lattice";
import { facts } from "../../worksheet/facts";
import { leaveHelperChange, type SheetState, findHelper, readHelpers, readSheet } from "../../worksheet/sheet";
import { type Act, type Dialogue, type ActionOutcome, act } from "../core";
import { addressOf } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import { betweenCells, readMaze } from "../../worksheet/walls";
import { recipeOfSize } from "../maze";

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
  const numbers = await engine.run("setNumbers", { grid, trace, counts }, signal);
  const [before, after] = [numbers[0]!, numbers[1]!];
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
async function keepSetNumbers(
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

/** Draws a maze's walls round its set numbers. What was done before stays, even if this ends early: then `stands` says what is there. */
async function drawWallsOfSets(
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

/** Without numbers, they are worked out from what is recorded of the maze; the outcome says if its walls have changed since. */
export function toggleSetNumbers(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const state = await readSheet(session);
    const sets = await findSets(session, state);
    if (sets === undefined) return writeAgain(action, state);
    changes.declareWrites(state, { structure: true });
    if (isShown(sets)) {
      await hideSets(session, sets);
      return message("set-numbers-hidden", { sheet: sets.name });
    }
    await showSheet(session, sets);
    return message("set-numbers-shown", { sheet: sets.name });
  });
}

/** Works the set numbers out, writes them and shows their sheet: six requests, and those that read the walls. */
async function writeAgain(action: Act, state: SheetState): Promise<Message> {
  const { session, dialogue, changes } = action;
  const { grid: area, name: sheet } = state;
  if (area === undefined) throw new Refusal(message("no-set-numbers", { sheet }));
  const recipe = recipeOfSize(facts.code.read(state.names), sizeDrawn(area, state.before));
  if (recipe === undefined) throw new Refusal(message("no-steps-to-number", { area: addressOf(area), sheet }));
  const helper = findHelper(await readHelpers(session, state.sheets, sheet), facts.sets, sheet);
  const sets = helper && (await readSets(session, helper));
  changes.declareWrites(state, { structure: true, written: [sets] });

  const { maze } = betweenCells(await readMaze(session, { state, area }, dialogue.progress));
  const isAsGenerated = await engine.run("isMazeOf", { recipe, maze }, dialogue.signal);
  const { trace } = await engine.run("generation", recipe, dialogue.signal);
  const states = await setStates(recipe, trace, state.before, dialogue);
  const { sheet: written, left } = await keepSetNumbers(action, { state, area, sets }, states);
  await showSheet(session, written!);
  const stands = message("set-numbers-shown", { sheet: written!.name });
  await drawWallsOfSets(action, { state, area }, written!, states, stands);
  return together(stands, isAsGenerated ? undefined : message("set-numbers-as-generated"), left);
}
