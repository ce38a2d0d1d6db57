import { message } from "../../message";
import { hasDistances } from "../../worksheet/solution";
import { Refusal } from "../../worksheet/excel";
import { readMazeSheet } from "../../worksheet/place";
import { type ActionOutcome, type Dialogue, act } from "../desk";
import { clearMarks } from "../solve";

/**
 * Restores the fills of the cells that were coloured by their distance, even after the file was closed and opened again; cells that
 * somebody filled since stay as they are. Throws ActionFailure; then the colours are as before.
 */
export function takeColoursAway(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("take-colours-button"), dialogue, async (job, changes) => {
    const state = await readMazeSheet(job, "edits");
    if (!hasDistances(state)) {
      throw new Refusal(message("no-colours-to-take-away", { sheet: state.name }));
    }
    return clearMarks(job, changes, state);
  });
}
