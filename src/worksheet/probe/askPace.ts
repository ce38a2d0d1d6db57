import type { Job } from "../excel";
import { removeLines } from "./askPackedAreas";

/** Milliseconds for a request that does almost nothing. `now` is a clock in milliseconds. */
export async function askRoundTrip(job: Job, now: () => number): Promise<number> {
  return took(now, () => job.request(({ workbook }) => workbook.load("name")));
}

/** How long requests with addresses of several areas take. */
interface PaceAnswers {
  /** Milliseconds for a hundred areas, without those of the request itself. */
  readonly hundredAreas: number;
  /** Areas of the largest request that this was measured with. */
  readonly areas: number;
}

/** Areas of the requests in turn; a larger one is sent only if it should take less than two seconds. */
const AREAS = [20, 100, 400];
const LONG = 2000;

/** Two to four requests, which remove the lines inside up to 400 areas. Throws Refusal if several areas are refused. */
export async function askPace(job: Job, sheetName: string, now: () => number): Promise<PaceAnswers> {
  const roundTrip = await askRoundTrip(job, now);
  let areas = 0;
  let whole = 0;
  for (const count of AREAS) {
    if (areas > 0 && (whole / areas) * count > LONG) break;
    const addresses = Array.from({ length: count }, (_, i) => `B${40 + 2 * i}:C${40 + 2 * i}`).join(",");
    whole = await took(now, () =>
      job.onSheet(sheetName, (sheet) => removeLines(sheet.getRanges(addresses).untrack(), "InsideVertical")),
    );
    areas = count;
  }
  return { hundredAreas: (Math.max(0, whole - roundTrip) / areas) * 100, areas };
}

async function took(now: () => number, work: () => Promise<unknown>): Promise<number> {
  const begun = now();
  await work();
  return now() - begun;
}
