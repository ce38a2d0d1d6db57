import { Stopped } from "../../engine";
import { Job, type OpenWorkbook } from "../../worksheet/excel";
import type { Clock } from "./clock";

/** It took longer than it may. */
export class TooLong extends Error {
  override name = "TooLong";
}

/** How long something may take, in milliseconds, and by which clock. */
export interface Limit {
  readonly milliseconds: number;
  readonly clock: Clock;
}

/**
 * Does work whose requests end after the limit: between two of them, or at once if one is not answered. Nothing in it waits for the
 * person. Throws {@link TooLong}, and Stopped if the person pressed Stop.
 */
export async function inTime<T>(
  workbook: OpenWorkbook,
  signal: AbortSignal,
  { milliseconds, clock }: Limit,
  work: (job: Job) => Promise<T>,
): Promise<T> {
  const begun = clock.now();
  const ending = new AbortController();
  const stop = () => ending.abort();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  let forget: (() => void) | undefined;
  const isLate = new Promise<never>((_, reject) => {
    forget = clock.after(milliseconds, () => {
      ending.abort();
      reject(new TooLong());
    });
  });
  const job = new Job(workbook, ending.signal).guardedBy(undefined, () => {
    if (clock.now() - begun > milliseconds) throw new TooLong();
  });
  const working = work(job);
  working.catch(() => undefined); // where it is late, nobody waits for it
  try {
    return await Promise.race([working, isLate]);
  } catch (error) {
    if (error instanceof Stopped && !signal.aborted) throw new TooLong();
    throw error;
  } finally {
    forget?.();
    signal.removeEventListener("abort", stop);
  }
}
