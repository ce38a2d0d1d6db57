import { type Changes, painted } from "../../worksheet/changes";
import type { Job } from "../../worksheet/excel";
import type { SheetState } from "../../worksheet/sheet";
import { hasTrail, trailEnded } from "../../worksheet/solution";

/**
 * Ends the trail that somebody walks on a sheet, in one request, before its cells are read: otherwise a step made in another page could
 * come between the reading and the removing, and stay. Gives whether there was one.
 */
export async function endTrail(job: Job, changes: Changes, state: SheetState): Promise<boolean> {
  if (!hasTrail(state.names)) return false;
  await changes.make(job, painted([trailEnded(state)]));
  return true;
}
