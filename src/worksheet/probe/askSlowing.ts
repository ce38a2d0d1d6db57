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
 * because its list of undo steps gets longer. Stop ends it; undefined where that was before two changes. `tell` is given how many are
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
    const before = now();
    await job.onSheet(sheetName, (sheet) => {
      const border = sheet.getRange("B36:C36").format.borders.getItem("InsideVertical");
      border.style = times.length % 2 === 0 ? "Continuous" : "None";
    });
    times.push(now() - before);
  }
  if (times.length < 2) return undefined;
  const sample = Math.min(SAMPLE, Math.floor(times.length / 2));
  const average = (part: readonly number[]) => part.reduce((sum, time) => sum + time, 0) / part.length;
  return { first: average(times.slice(0, sample)), last: average(times.slice(-sample)), changes: times.length };
}
