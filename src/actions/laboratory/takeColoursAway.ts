import { message } from "../../message";
import { hasDistances } from "../../worksheet/solution";
import { Refusal } from "../../worksheet/excel";
import { readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act } from "../desk";
import { clearMarks } from "../solve";

/**
 * Gives the cells that were coloured by their distance the fills of before, also after the file was opened again; cells that
 * somebody filled otherwise since stay as they are. Throws ActionFailure; then the colours stand as before.
 */
export function takeColoursAway(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Take colours away", dialogue, async (job, changes) => {
    const state = await readSheet(job);
    if (!hasDistances(state)) {
      throw new Refusal(message("no-colours-to-take-away", { sheet: state.name }));
    }
    return clearMarks(job, changes, state);
  });
}
