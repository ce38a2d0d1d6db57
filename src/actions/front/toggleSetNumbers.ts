import { message } from "../../message";
import { findSets, hideSets, isShown, showSheet } from "../../worksheet/beside";
import { type OpenWorkbook, Refusal } from "../../worksheet/excel";
import { readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act } from "../desk";

/** Nobody is asked and nothing takes long. */
const silent: Pick<Dialogue, "progress" | "signal"> = {
  progress: () => undefined,
  signal: new AbortController().signal,
};

/** Shows the hidden sheet with the set numbers of the maze in front, or hides it again. Throws ActionFailure. */
export function toggleSetNumbers(workbook: OpenWorkbook): Promise<ActionOutcome> {
  return act(message("show-set-numbers-button"), { ...silent, workbook }, async (job, changes) => {
    const state = await readSheet(job);
    const sets = await findSets(job, state);
    if (sets === undefined) {
      throw new Refusal(message("no-set-numbers", { sheet: state.name }));
    }
    changes.touch(state, { structure: true });
    if (isShown(sets)) {
      await hideSets(job, sets);
      return message("set-numbers-hidden", { sheet: sets.name });
    }
    await showSheet(job, sets);
    return message("set-numbers-shown", { sheet: sets.name });
  });
}
