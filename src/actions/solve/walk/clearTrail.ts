import { message } from "../../../message";
import { Refusal } from "../../../worksheet/excel";
import { readMazeSheet } from "../../../worksheet/place";
import { hasTrail } from "../../../worksheet/solution";
import { type ActionOutcome, type Dialogue, act } from "../../desk";
import { clearMarks } from "../clearSolution";

/**
 * Removes the trail from the sheet in front, even after the file was closed and opened again; cells that somebody filled since stay as
 * they are. Throws ActionFailure; then the trail is as before.
 */
export function clearTrail(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("clear-trail-button"), dialogue, async (job, changes) => {
    const state = await readMazeSheet(job, "edits");
    if (!hasTrail(state.names)) throw new Refusal(message("no-trail", { sheet: state.name }));
    return clearMarks(job, changes, state);
  });
}
