import type { Job } from "../excel";

/** The most requests that the long measurement sends, and the milliseconds after which it sends no more. */
export const LONG_RUN = { requests: 240, milliseconds: 60_000 } as const;

/** What many small changes cost, in milliseconds. */
interface SlowingAnswers {
  /** A change, on average, at the beginning and at the end. */
  readonly first: number;
  readonly last: number;
  /** How many were made. */
  readonly changes: number;
}

/** How many changes make an average. */
const SAMPLE = 20;

/**
 * Takes a line away and draws it again, as playback does, in a request each: up to {@link LONG_RUN}. Excel may get slower with each,
 * because its list of undo steps gets longer. Stop ends it; undefined if that was before two changes. `tell` is given how many are
 * made.
 */
export async function askSlowing(
  job: Job,
  sheetName: string,
  now: () => number,
  tell: (changes: number) => void,
): Promise<SlowingAnswers | undefined> {
  const times: number[] = [];
  const begun = now();
  while (times.length < LONG_RUN.requests && now() - begun < LONG_RUN.milliseconds && !job.signal.aborted) {
    if (times.length % SAMPLE === 0) tell(times.length);
    times.push(await timeOfChange(job, sheetName, now, times.length));
  }
  if (times.length < 2) return undefined;
  const sample = Math.min(SAMPLE, Math.floor(times.length / 2));
  return { first: average(times.slice(0, sample)), last: average(times.slice(-sample)), changes: times.length };
}

/** Calls that were seen, or are documented, to empty the list of undo steps. */
const endings = {
  /** What Generate asks too, from ExcelApi 1.13 on (OfficeDev/office-js#5918). */
  merged: (sheet: Excel.Worksheet) =>
    sheet.getRange("B36:C36").untrack().getMergedAreasOrNullObject().untrack().load("address"),
  /** What Microsoft suggests against slow requests (OfficeDev/office-js#6240); the sheet is not protected. */
  unprotecting: (sheet: Excel.Worksheet) => sheet.protection.unprotect(),
};

/** Milliseconds that such a change takes after one of these calls. One request and five. */
export async function askAfterEnding(
  job: Job,
  sheetName: string,
  now: () => number,
  call: keyof typeof endings,
): Promise<number> {
  await job.onSheet<unknown>(sheetName, endings[call]);
  const times: number[] = [];
  while (times.length < FEW) times.push(await timeOfChange(job, sheetName, now, times.length));
  return average(times);
}

const FEW = 5;

async function timeOfChange(job: Job, sheetName: string, now: () => number, number: number): Promise<number> {
  const before = now();
  await job.onSheet(sheetName, (sheet) => {
    const border = sheet.getRange("B36:C36").untrack().format.borders.getItem("InsideVertical");
    border.style = number % 2 === 0 ? "Continuous" : "None";
  });
  return now() - before;
}

function average(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}
