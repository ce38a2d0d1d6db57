import { type Message, message, together } from "../../message";
import { engine } from "../../engine";
import { findSets, hideSets, isShown, readSets, showSheet } from "../../worksheet/sets";
import { addressOf } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import { facts } from "../../worksheet/facts";
import { type SheetState, findHelper, readHelpers, readSheet } from "../../worksheet/sheet";
import { sizeDrawn } from "../../worksheet/lattice";
import { betweenCells, readMaze } from "../../worksheet/walls";
import { type Act, type ActionOutcome, type Dialogue, act } from "../core";
import { recipeOfSize } from "../maze";
import { drawWallsOfSets, keepSetNumbers, setStates } from "./setNumberStates";

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
  const asGenerated = isAsGenerated ? undefined : message("set-numbers-as-generated");
  return together(message("set-numbers-shown", { sheet: written!.name }), asGenerated, left);
}
