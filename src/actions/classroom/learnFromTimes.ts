import { type Message, message, together } from "../../message";
import { TimesError, type TimesFit, fitTimes } from "../../maze/times";
import { readBookPlace } from "../../worksheet/booklet";
import { freeSheetName } from "../../worksheet/changes";
import { checkTimesName, classSetsIn, timesIn, timesKept } from "../../worksheet/classroom";
import { Refusal } from "../../worksheet/excel";
import { reportWritten } from "../../worksheet/laboratory";
import { type ActionOutcome, type Dialogue, act } from "../desk";
import { timedMazes } from "./times/timedMazes";
import { timesReport } from "./timesReport";

/** The most rows that are named at once. */
const TOLD = 3;

/**
 * Fits the difficulty of the mazes of all class sets to the minutes in their lists, writes that to a new sheet, and remembers it in the
 * workbook in place of an earlier fit. Seven requests, and three or four for each list. Throws ActionFailure; the workbook is then as it
 * was.
 */
export function learnFromTimes(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("learn-times-button"), dialogue, async (job, changes) => {
    const { say } = dialogue;
    const place = await readBookPlace(job, true);
    changes.touch(place, { structure: true });
    checkTimesName(place);
    const sets = await classSetsIn(job, place, true);
    if (sets.length === 0) throw new Refusal(message("no-class-set"));
    const { times, faults } = await timedMazes(job, sets, dialogue);
    const leftOut = told(faults);
    const fit = fitOrRefuse(times, leftOut);
    const earlier = timesIn(place);
    const sheet = freeSheetName(place.sheets, say(message("times-sheet")));
    await changes.make(job, timesKept(place, fit));
    dialogue.progress(1, 1, message("figures-being-written"));
    const { sheets, isStructureProtected } = place;
    const report = timesReport(fit, times, say);
    await changes.make(job.unstoppable(), reportWritten({ sheets, isStructureProtected, name: sheet }, report));
    return together(
      message("times-learned", { mazes: fit.count, sizes: fit.sizes, sheet }),
      earlier === undefined ? undefined : message("times-replaced", { mazes: earlier.count }),
      leftOut,
      message("times-to-index"),
    );
  });
}

/** Throws {@link Refusal}, which names also what is left out. */
function fitOrRefuse(times: Parameters<typeof fitTimes>[0], leftOut: Message | undefined): TimesFit {
  try {
    return fitTimes(times);
  } catch (error) {
    if (!(error instanceof TimesError)) throw error;
    throw new Refusal(together(error.sentence, leftOut));
  }
}

/** The first faults, and how many more there are. */
function told(faults: readonly Message[]): Message | undefined {
  const more = faults.length - TOLD;
  return together(...faults.slice(0, TOLD), more > 0 ? message("minutes-more-left-out", { count: more }) : undefined);
}
