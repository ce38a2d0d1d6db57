import { type Message, message, together } from "../../message";
import { engine } from "../../engine";
import { type Recipe, decode } from "../../maze/code";
import { MazeError } from "../../maze/model";
import {
  findSets,
  hideSets,
  isShown,
  readSets,
  setNumbersWritten,
  showSheet,
  takesNumbers,
} from "../../worksheet/beside";
import { type Area, Refusal, addressOf } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { readMazeSheet } from "../../worksheet/place";
import { type SheetState, findHelper, loadHelpers } from "../../worksheet/sheet";
import { readMaze } from "../../worksheet/walls";
import { type Act, type ActionOutcome, type Dialogue, act, readingProgress } from "../desk";
import { leaveToPerson } from "./generated";
import { lastStates } from "./setNumberStates";

/**
 * Shows the hidden sheet with the set numbers of the maze in front, or hides it again. If there are none, they are worked out again from
 * what is recorded of how the maze was made; the outcome says so if its walls have changed since. Throws ActionFailure; then the
 * workbook is as it was.
 */
export function toggleSetNumbers(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("show-set-numbers-button"), dialogue, async (job, changes) => {
    const state = await readMazeSheet(job, "edits");
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

/** Works the set numbers out, writes them and shows their sheet: four requests, and those that read the walls. */
async function writeAgain({ job, dialogue, changes }: Act, state: SheetState): Promise<Message> {
  const { grid: area, name: sheet } = state;
  if (area === undefined) throw new Refusal(message("no-set-numbers", { sheet }));
  const recipe = recipeIn(state, area);
  if (recipe === undefined) throw new Refusal(message("no-steps-to-number", { area: addressOf(area), sheet }));
  const loaded = await job.request((context) => loadHelpers(context, state.sheets, sheet));
  const helper = findHelper(loaded, facts.sets, sheet);
  const existing = helper && (await readSets(job, helper, area));
  changes.touch(state, { structure: true, written: [existing] });

  const { maze } = await readMaze(job, { state, area, isNamed: true }, readingProgress(dialogue));
  dialogue.progress(0, 1, message("writing-set-numbers"));
  const isAsGenerated = await engine.run("isMazeOf", { recipe, maze }, dialogue.signal);
  const { trace } = await engine.run("generation", recipe, dialogue.signal);
  const states = await lastStates(recipe, trace, dialogue);
  const written = { states, code: facts.code.read(state.names) };
  const made = await changes.make(
    job,
    setNumbersWritten(state, area, existing, dialogue.say(facts.sets.sheetName), written),
  );
  const left = takesNumbers(existing) ? undefined : await leaveToPerson(job, existing);
  await showSheet(job, made);
  const asGenerated = isAsGenerated ? undefined : message("set-numbers-as-generated");
  return together(message("set-numbers-worked-out", { sheet: made.name }), asGenerated, left);
}

/** How the maze of the sheet was made; undefined if that is not recorded, or was of another size. */
function recipeIn({ names: list }: SheetState, { rows, columns }: Area): Recipe | undefined {
  try {
    const recipe = decode(facts.code.read(list) ?? "");
    return recipe.rows === rows && recipe.columns === columns ? recipe : undefined;
  } catch (error) {
    if (error instanceof MazeError) return undefined; // none, or somebody changed the name
    throw error;
  }
}
