import { message } from "../../message";
import type { ReversibleChange } from "../changes";
import type { Job } from "../excel";
import type { SheetState } from "../sheet";
import { guardDrawn, guardStanding, isOvertaken, isStoppedByGuard, refusalIfOvertaken } from "./whoseMaze";

/**
 * A change of the sheet's maze that is made, and taken back, only while the maze is the one that was read: if another page has drawn,
 * changed or cleared it meanwhile, Excel refuses the next request before its first call, and what is there stays. `restamps`: the change
 * gives the maze a stamp of its own.
 */
export function onStandingMaze<T>(
  state: Pick<SheetState, "id" | "name" | "names">,
  change: ReversibleChange<T>,
  { restamps = false } = {},
): ReversibleChange<T> {
  let [hasTried, hasBegun, isUntouched, isOthers] = [false, false, false, false];
  let stamp = "";
  const guard = (context: Excel.RequestContext) => {
    if (!restamps || !hasTried) guardStanding(context, state);
    // A first request that was refused may have changed the stamp.
    else if (hasBegun) guardDrawn(context, state, stamp);
    hasTried = true;
  };
  const make = async (job: Job) => {
    ({ stamp } = job);
    const guarded = job.guardedBy(guard, () => (hasBegun = true));
    try {
      return await change.make(guarded);
    } catch (error) {
      isUntouched = !hasBegun && isStoppedByGuard(error);
      throw refusalIfOvertaken(error, state);
    }
  };
  const takeBack = async (job: Job) => {
    if (isUntouched) return;
    isOthers = await isOvertaken(job, state);
    if (!isOthers) await change.takeBack(job);
  };
  return {
    ...change,
    make,
    takeBack,
    get leaves() {
      return isOthers ? message("other-maze-stands", { sheet: state.name }) : change.leaves;
    },
    // What cannot be restored may show only while the change is taken back.
    get inexact() {
      return change.inexact;
    },
  };
}

/**
 * Does what belongs to the sheet's maze but is written elsewhere, each request only while the maze is the one that was read. Throws
 * {@link Refusal} if another page has drawn, changed or cleared it meanwhile.
 */
export async function whileStanding<T>(
  job: Job,
  state: Pick<SheetState, "id" | "name" | "names">,
  work: (guarded: Job) => Promise<T>,
): Promise<T> {
  try {
    return await work(job.guardedBy((context) => guardStanding(context, state)));
  } catch (error) {
    throw isStoppedByGuard(error) ? refusalIfOvertaken(error, state) : error;
  }
}
