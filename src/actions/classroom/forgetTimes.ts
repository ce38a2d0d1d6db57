import { message } from "../../message";
import { readBookPlace } from "../../worksheet/booklet";
import { checkTimesName, timesIn, timesKept } from "../../worksheet/classroom";
import { Refusal } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, act } from "../desk";

/** Forgets what was learned from minutes; sheets and lists stay. Three requests. Throws ActionFailure; then nothing is forgotten. */
export function forgetTimes(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("forget-times-button"), dialogue, async (job, changes) => {
    const place = await readBookPlace(job, true);
    changes.touch(place, {});
    checkTimesName(place);
    const fit = timesIn(place);
    if (fit === undefined) throw new Refusal(message("no-times-learned"));
    await changes.make(job, timesKept(place, undefined));
    return message("times-forgotten", { mazes: fit.count });
  });
}
