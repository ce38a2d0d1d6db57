import { inShort } from "../../message";
import { findSets, hideSets, isShown, showSheet } from "../../worksheet/beside";
import { type OpenWorkbook, Refusal } from "../../worksheet/excel";
import { checkStructure, readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act } from "../desk";

/** Nobody is asked, nothing takes long, and no cell gets a text. */
const silent: Omit<Dialogue, "workbook"> = {
  ask: () => Promise.resolve(false),
  progress: () => undefined,
  say: inShort,
  signal: new AbortController().signal,
};

/** Shows the hidden sheet with the set numbers of the maze in front, or hides it again. Throws ActionFailure. */
export function toggleSetNumbers(workbook: OpenWorkbook): Promise<ActionOutcome> {
  return act("Show set numbers", { ...silent, workbook }, async (job) => {
    const state = await readSheet(job);
    const sets = await findSets(job, state);
    if (sets === undefined) {
      throw new Refusal(
        `Choose “On a hidden sheet” under Set numbers and press Generate. There are no set numbers of a maze on ${state.name}.`,
      );
    }
    checkStructure(state);
    if (isShown(sets)) {
      await hideSets(job, sets);
      return `The sheet ${sets.name} with the set numbers is hidden.`;
    }
    await showSheet(job, sets);
    return `The set numbers are on the sheet ${sets.name}, each at the address of its cell in the maze.`;
  });
}
