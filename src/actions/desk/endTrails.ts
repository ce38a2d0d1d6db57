import { type Changes, painted } from "../../worksheet/changes";
import type { Job } from "../../worksheet/excel";
import { onStandingMaze } from "../../worksheet/identity";
import type { SheetState } from "../../worksheet/sheet";
import { hasTrails, trailsEnded } from "../../worksheet/solution";

/**
 * Ends the trails that people walk on a sheet, in one request, before their cells are read: otherwise a step of somebody in another page
 * could come between the reading and the removing, and stay. Gives whether there were any.
 */
export async function endTrails(job: Job, changes: Changes, state: SheetState): Promise<boolean> {
  if (!hasTrails(state.names)) return false;
  await changes.make(job, onStandingMaze(state, painted([trailsEnded(state)])));
  return true;
}
