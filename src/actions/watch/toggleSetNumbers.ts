import { type Message, message, together } from "../../message";
import { engine } from "../../engine";
import { findSets, hideSets, isShown, readSets, showSheet } from "../../worksheet/sets";
import { addressOf } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { type SheetState, findHelper, loadHelpers, readSheet } from "../../worksheet/sheet";
import { drawnValues, sizeDrawn } from "../../worksheet/lines";
import { betweenCells, readMaze } from "../../worksheet/walls";
import { type Act, type ActionOutcome, type Dialogue, act } from "../desk";
import { readingProgress, recipeOfSize } from "../maze";
import { drawWallsOfSets, keepSetNumbers, lastStates } from "./setNumberStates";

/**
 * Goes to the hidden sheet with the set numbers of the maze in front, or hides it again. If there are none, they are worked out again from
 * what is recorded of how the maze was made; the outcome says so if its walls have changed since. Throws ActionFailure; then the
 * workbook is as it was.
 */
export function toggleSetNumbers(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("show-set-numbers-button"), dialogue, async (job, changes) => {
    const state = await readSheet(job);
    const sets = await findSets(job, state);
    if (sets === undefined) return writeAgain({ job, dialogue, changes }, state);
    changes.touch(state, { structure: true });
    if (isShown(sets)) {
      await hideSets(job, sets);
      return message("set-numbers-hidden", { sheet: sets.name });
    }
    await showSheet(job, sets);
    return message("set-numbers-shown", { sheet: sets.name });
  });
}

/** Works the set numbers out, writes them and shows their sheet: six requests, and those that read the walls. */
async function writeAgain({ job, dialogue, changes }: Act, state: SheetState): Promise<Message> {
  const { grid: area, name: sheet } = state;
  if (area === undefined) throw new Refusal(message("no-set-numbers", { sheet }));
  const recipe = recipeOfSize(facts.code.read(state.names), sizeDrawn(area, state.before));
  if (recipe === undefined) throw new Refusal(message("no-steps-to-number", { area: addressOf(area), sheet }));
  const loaded = await job.request((context) => loadHelpers(context, state.sheets, sheet));
  const helper = findHelper(loaded, facts.sets, sheet);
  const sets = helper && (await readSets(job, helper));
  changes.touch(state, { structure: true, written: [sets] });

  const { maze } = betweenCells(await readMaze(job, { state, area, isNamed: true }, readingProgress(dialogue)));
  const isAsGenerated = await engine.run("isMazeOf", { recipe, maze }, dialogue.signal);
  const { trace } = await engine.run("generation", recipe, dialogue.signal);
  const states = (await lastStates(recipe, trace, dialogue)).map((each) => ({
    ...each,
    numbers: drawnValues(recipe, state.before, each.numbers),
  }));
  const { sheet: written, left } = await keepSetNumbers({ job, dialogue, changes }, { state, area, sets }, states);
  await showSheet(job, written!);
  const stands = message("set-numbers-shown", { sheet: written!.name });
  await drawWallsOfSets({ job, changes }, { state, area }, written!, states, stands);
  const asGenerated = isAsGenerated ? undefined : message("set-numbers-as-generated");
  return together(message("set-numbers-worked-out", { sheet: written!.name }), asGenerated, left);
}
