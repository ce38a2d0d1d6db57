import { hasDistances } from "../../worksheet/beside/solution";
import { Refusal } from "../../worksheet/excel/refusal";
import { readSheet } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome } from "../desk/work";
import { clearMarks } from "../solve/clearSolution";

/**
 * Gives the cells that were coloured by their distance the fills of before, also after the file was opened again; cells that
 * somebody filled otherwise since stay as they are. Throws ActionFailure; then the colours stand as before.
 */
export function takeColoursAway(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Take colours away", dialogue, async (job, ending) => {
    const state = await readSheet(job);
    if (!hasDistances(state)) {
      throw new Refusal(`Press Colour distances first. No distances are coloured on ${state.name}.`);
    }
    return clearMarks(job, ending, state);
  });
}
