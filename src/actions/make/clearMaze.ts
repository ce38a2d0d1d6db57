import { addressOf } from "../../worksheet/excel/addresses";
import type { Job } from "../../worksheet/excel/job";
import { Refusal } from "../../worksheet/excel/refusal";
import { clearGrid, whatStays } from "../../worksheet/grid/clearing";
import { lookInsideGrid } from "../../worksheet/grid/lookAtPlace";
import { checkUnprotected, readSheet } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome, askFirst } from "../desk/work";

/**
 * Takes the maze of the sheet in front away and gives back what was in its place, widths, heights and page set-up; the size
 * cells stay. A clearing that breaks off is carried on to its end, so that no half maze is left. Throws ActionFailure.
 */
export function clearMaze(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Clear maze", dialogue, async (job, ending) => {
    const state = await readSheet(job);
    const { grid } = state;
    if (grid === undefined) throw new Refusal(`There is no maze on ${state.name} to clear.`);
    checkUnprotected(state);
    const contents = await lookInsideGrid(job, state, grid);
    if (contents.question !== undefined) await askFirst(dialogue, { sentence: contents.question, yes: "Delete" });

    ending.standing = `The maze on ${state.name} is cleared nevertheless.`;
    ending.otherwise = `The maze on ${state.name} is cleared in part only. Press Clear maze again.`;
    ending.mendBy((mender) => carryOn(mender, state.id));
    const missing = whatStays(state, grid, contents);
    if (!(await clearGrid(job, state, contents))) {
      missing.push("Excel did not take back the page set-up; change it on the Page Layout tab.");
    }
    const cleared = `The maze ${addressOf(grid)} on ${state.name} is cleared`;
    return missing.length === 0
      ? `${cleared}, and the sheet is as it was before.`
      : [`${cleared}.`, ...missing].join(" ");
  });
}

/** Clears what is left, whatever that is. */
async function carryOn(job: Job, sheetId: string): Promise<void> {
  const state = await readSheet(job);
  if (state.id !== sheetId) throw new Refusal("Another sheet came to the front.");
  await clearGrid(job, state, await lookInsideGrid(job, state, state.grid));
}
