import { type Message, message } from "../../message";
import { findStandingSolution, hasDistances, hasTrail, solutionArea, solutionTaken } from "../../worksheet/solution";
import { type Changes, painted } from "../../worksheet/changes";
import { readCells, whiteOf } from "../../worksheet/cells";
import { type Job, addressOf, Refusal } from "../../worksheet/excel";
import { readMazeSheet } from "../../worksheet/place";
import type { SheetState } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act, endTrail } from "../desk";

/**
 * Removes exactly what Solve put into the sheet in front, or the colours of distances, even after the file was closed and opened again;
 * cells that somebody filled since stay as they are. Throws ActionFailure; then the solution is as before.
 */
export function clearSolution(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("clear-solution-button"), dialogue, async (job, changes) =>
    clearMarks(job, changes, await readMazeSheet(job, "edits")),
  );
}

/** The same as a part of an action; the sentence of the outcome. Throws Refusal if nothing stands, or the sheet is protected. */
export async function clearMarks(job: Job, changes: Changes, state: SheetState): Promise<Message> {
  const area = solutionArea(state);
  changes.touch(state, { here: true });
  await endTrail(job, changes, state);
  const cells = await readCells(job, state.id, area, whiteOf(state.grid !== undefined));
  const standing = await findStandingSolution(state, area, cells);
  const areDistances = hasDistances(state);
  const stuck = areDistances ? "distances-cleared-in-part" : "solution-cleared-in-part";
  const ifStuck = message(stuck, { sheet: state.name });
  await changes.make(job, painted(solutionTaken(standing), { ifStuck }));
  const marks = hasTrail(state.names) ? "trail-cleared" : "solution-cleared";
  const done = areDistances ? "distances-cleared" : marks;
  return message(done, { area: addressOf(area), sheet: state.name });
}

/**
 * Removes the trail from the sheet in front, even after the file was closed and opened again; cells that somebody filled since stay as
 * they are. Throws ActionFailure; then the trail is as before.
 */
export function clearTrail(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("clear-trail-button"), dialogue, async (job, changes) => {
    const state = await readMazeSheet(job, "edits");
    if (!hasTrail(state.names)) throw new Refusal(message("no-trail", { sheet: state.name }));
    return clearMarks(job, changes, state);
  });
}
