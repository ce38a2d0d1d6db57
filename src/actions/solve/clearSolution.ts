import { findStandingSolution, hasDistances, solutionArea, solutionTaken } from "../../worksheet/solution";
import { type Changes, painted } from "../../worksheet/changes";
import { readCells, whiteOf } from "../../worksheet/cells";
import { type Job, addressOf } from "../../worksheet/excel";
import { type SheetState, checkUnprotected, readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act } from "../desk";

/**
 * Removes exactly what Solve put into the sheet in front, or the colours of distances, even after the file was closed and opened again;
 * cells that somebody filled since stay as they are. Throws ActionFailure; then the solution is as before.
 */
export function clearSolution(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Clear solution", dialogue, async (job, changes) => clearMarks(job, changes, await readSheet(job)));
}

/** The same as part of an action; gives the outcome's sentence. Throws Refusal where there is none to clear, or the sheet is protected. */
export async function clearMarks(job: Job, changes: Changes, state: SheetState): Promise<string> {
  const area = solutionArea(state);
  checkUnprotected(state);
  const what = hasDistances(state) ? "The colours of the distances" : "The solution";
  const [is, button] = what === "The solution" ? ["is", "Clear solution"] : ["are", "Take colours away"];
  const cells = await readCells(job, state.id, area, whiteOf(state.grid !== undefined));
  const standing = await findStandingSolution(state, area, cells);
  const ifStuck = `${what} on ${state.name} ${is} cleared in part only. Press ${button} again.`;
  await changes.make(job, painted(solutionTaken(standing), { ifStuck }));
  return `${what} in ${addressOf(area)} on ${state.name} ${is} cleared.`;
}
