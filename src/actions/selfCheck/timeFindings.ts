import { type Message, message } from "../../message";
import { supports } from "../../worksheet/excel";
import { LONG_RUN, askAfterEnding, askPace, askRoundTrip, askSlowing } from "../../worksheet/probe";
import type { Asked } from "./asked";

/** How long a small request takes: one line, in milliseconds. */
export async function timeFindings({ job, now }: Asked): Promise<Message[]> {
  return [message("report-round-trip", { milliseconds: Math.round(await askRoundTrip(job, now)) })];
}

/** How long a hundred areas take, and in how many requests: one line, in milliseconds. */
export async function paceFindings({ job, sheet, now }: Asked): Promise<Message[]> {
  const { hundredAreas, areas } = await askPace(job, sheet, now);
  return [message("report-pace", { milliseconds: Math.round(hundredAreas), areas })];
}

/** Where the person stops the many changes, as far as they came. */
export async function slowingFindings({ job, sheet, now, tell }: Asked): Promise<Message[]> {
  const slowed = await askSlowing(job, sheet, now, (changes) => tell(changes, LONG_RUN.requests));
  if (slowed === undefined) return [];
  const first = Math.round(slowed.first);
  const found: Message[] = [
    message("report-slowing", { first, last: Math.round(slowed.last), changes: slowed.changes }),
  ];
  if (job.signal.aborted) return found;
  const { hundredAreas } = await askPace(job, sheet, now);
  found.push(message("report-slowing-areas", { milliseconds: Math.round(hundredAreas) }));
  // Whether emptying the list of undo steps helps.
  for (const call of supports("1.13") ? (["merged", "unprotecting"] as const) : (["unprotecting"] as const)) {
    const milliseconds = Math.round(await askAfterEnding(job, sheet, now, call));
    found.push(message("report-slowing-ended", { call, milliseconds }));
  }
  return found;
}
