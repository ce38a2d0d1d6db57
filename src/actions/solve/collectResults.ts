import { message } from "../../message";
import { FIRST_RESULT_ROW } from "../../maze/marking";
import { findMarkingSheets, resultsSheetAdded } from "../../worksheet/beside";
import { Refusal } from "../../worksheet/excel";
import { readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act } from "../desk";

/**
 * Collects what every sheet for self-marking says at the moment, and from now on, in a table on a new sheet. Six requests. Throws
 * ActionFailure; then there is no new sheet.
 */
export function collectResults(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("collect-button"), dialogue, async (job, changes) => {
    const state = await readSheet(job);
    changes.touch(state, { structure: true });
    const marking = await findMarkingSheets(job, state.sheets);
    if (marking.length === 0) throw new Refusal(message("no-self-marking"));
    const { say } = dialogue;
    const headings = [
      say(message("results-heading-maze")),
      say(message("steps-typed-label")),
      say(message("steps-right-label")),
      say(message("first-wall-label")),
      say(message("exit-label")),
    ];
    const cells = headings.slice(1).map((_, i) => FIRST_RESULT_ROW - 1 + i);
    const sheetName = say(message("results-sheet"));
    const name = await changes.make(job, resultsSheetAdded(state.sheets, marking, { sheetName, headings, cells }));
    return message("results-collected", { name, sheets: marking.length });
  });
}
