import { type Message, message } from "../../message";
import { readSheet, type SheetState } from "../../worksheet/sheet";
import { findStandingSolution, solutionArea, removeSolution } from "../../worksheet/solution";
import { type Changes, painted } from "../../worksheet/changes";
import { readCells } from "../../worksheet/cells";
import type { Job } from "../../worksheet/excel";
import { addressOf } from "../../worksheet/addresses";
import { type ActionOutcome, type Dialogue, act } from "../desk";
import { endTrail } from "../maze";

/**
 * Removes exactly what Solve or Play put into the sheet in front, or the colours of distances, even after the file was closed and opened
 * again; cells that somebody filled since stay as they are. Throws ActionFailure; then the solution is as before.
 */
export function clearSolution(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("clear-solution-button"), dialogue, async (job, changes) =>
    clearMarks(job, changes, await readSheet(job)),
  );
}

/** The same as a part of an action; the sentence of the outcome. Throws Refusal if nothing stands, or the sheet is protected. */
export async function clearMarks(job: Job, changes: Changes, state: SheetState): Promise<Message> {
  const area = solutionArea(state);
  changes.touch(state, { here: true });
  await endTrail(job, changes, state);
  const cells = await readCells(job, state.id, area);
  const standing = await findStandingSolution(state, area, cells);
  await changes.make(job, painted(removeSolution(standing)));
  return message("marks-cleared", { area: addressOf(area), sheet: state.name });
}
