import { addressOf } from "../../worksheet/excel/addresses";
import { Refusal } from "../../worksheet/excel/refusal";
import { setUpPage } from "../../worksheet/sheet/page";
import { checkUnprotected, readSheet } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome } from "../desk/work";

/** Sets the sheet in front up to print its maze on one page. Throws ActionFailure; the set-up is then as it was. */
export function preparePage(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Prepare page", dialogue, async (job, ending) => {
    const state = await readSheet(job);
    const { grid } = state;
    if (grid === undefined) {
      throw new Refusal(
        `Press Generate first, or choose the sheet of a maze. There is no maze on ${state.name} to print.`,
      );
    }
    checkUnprotected(state);
    ending.otherwise = `The page set-up of ${state.name} is unfinished. Press Prepare page again.`;
    await setUpPage(job, state, grid, (undo) => ending.mendBy(undo));
    const orientation = grid.columns > grid.rows ? "landscape" : "portrait";
    return `${addressOf(grid)} on ${state.name} is set up to print on one page, ${orientation}. Press Ctrl+P (on a Mac Cmd+P) to print it.`;
  });
}
