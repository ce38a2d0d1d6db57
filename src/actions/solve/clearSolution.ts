import { type Message, message } from "../../message";
import { readSheet, type SheetState } from "../../worksheet/sheet";
import { findCurrentSolution, solutionArea, removeSolution } from "../../worksheet/solution";
import { painted } from "../../worksheet/changes";
import { readCells } from "../../worksheet/cells";
import { addressOf } from "../../worksheet/addresses";
import { type Act, type ActionOutcome, type Dialogue, act } from "../core";
import { endTrail } from "../maze";

/** What Solve or Play put there, or colours of distances, also after the file was closed; cells filled since stay as they are. */
export function clearSolution(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => clearMarks(action, await readSheet(action.session)));
}

/** The same as a part of an action; the sentence of the outcome. Throws Refusal if nothing stands, or the sheet is protected. */
export async function clearMarks(action: Act, state: SheetState): Promise<Message> {
  const { session, changes } = action;
  const area = solutionArea(state);
  changes.declareWrites(state, { here: true });
  await endTrail(action, state);
  const cells = await readCells(session, state.id, area);
  const current = await findCurrentSolution(state, area, cells);
  await changes.make(session, painted(removeSolution(current)));
  return message("marks-cleared", { area: addressOf(area), sheet: state.name });
}
