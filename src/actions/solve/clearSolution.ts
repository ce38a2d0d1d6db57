import {
  findStandingSolution,
  hasDistances,
  putSolutionBack,
  solutionArea,
  takeSolution,
} from "../../worksheet/beside/solution";
import { readCells } from "../../worksheet/cells/fills";
import { paintPieces } from "../../worksheet/cells/pieces";
import { addressOf } from "../../worksheet/excel/addresses";
import type { Job } from "../../worksheet/excel/job";
import { whiteOf } from "../../worksheet/grid/endChanges";
import { checkUnprotected, readSheet, type SheetState } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome, type Ending } from "../desk/work";

/**
 * Takes away exactly what Solve put into the sheet in front, or the colours of distances, also after the file was opened again; cells
 * that somebody filled otherwise since stay as they are. Throws ActionFailure; then the solution stands as before.
 */
export function clearSolution(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Clear solution", dialogue, async (job, ending) => clearMarks(job, ending, await readSheet(job)));
}

/** The same as a part of an action; the sentence of the outcome. Throws Refusal where nothing stands, or the sheet is protected. */
export async function clearMarks(job: Job, ending: Ending, state: SheetState): Promise<string> {
  const area = solutionArea(state);
  checkUnprotected(state);
  const what = hasDistances(state) ? "The colours of the distances" : "The solution";
  const [is, button] = what === "The solution" ? ["is", "Clear solution"] : ["are", "Take colours away"];
  const cells = await readCells(job, state.id, area, whiteOf(state.grid !== undefined));
  const standing = findStandingSolution(state, area, cells);
  const nothing = { kinds: new Uint8Array(cells.values.length), arrows: undefined };
  ending.otherwise = `${what} on ${state.name} ${is} cleared in part only. Press ${button} again.`;
  ending.mendBy((mender) => paintPieces(mender, putSolutionBack(job.stamp, standing, nothing)));
  await paintPieces(job, takeSolution(standing));
  return `${what} in ${addressOf(area)} on ${state.name} ${is} cleared.`;
}
