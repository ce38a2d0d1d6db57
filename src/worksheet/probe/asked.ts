import { linesIn } from "../../message";
import { type Job, Refusal } from "../excel";
import type { Scratch } from "./scratchSheet";

/** What a question may use. */
export interface Asked {
  readonly job: Job;
  /** Refused where {@link job} would wait until the person brings the workbook to the front, or leaves a cell. */
  readonly withoutWaiting: Job;
  readonly scratch: Scratch;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Rows and columns of the mazes that are inserted. */
  readonly sides: readonly number[];
}

/** Something that Excel versions do differently. */
export interface ReportQuestion {
  readonly about: string;
  /** Whether it is asked only where there is a scratch sheet. */
  readonly needsSheet?: boolean;
  /** Lines of the report: what was asked, and the answer. Throws Refusal if Excel refuses to be asked. */
  readonly ask: (asked: Asked) => Promise<Readonly<Record<string, string>>>;
}

/** A request to the scratch sheet. */
export const onSheet = <T>(
  { job, scratch }: Asked,
  build: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T,
): Promise<T> => job.onSheet(scratch.name, build);

/** "works", or how Excel refused it. */
export async function worksOr(request: Promise<unknown>, works = "works"): Promise<string> {
  return (await refusalOf(request)) ?? works;
}

/** Excel's code and message; undefined if the request succeeds. */
export function refusalOf(request: Promise<unknown>): Promise<string | undefined> {
  return request.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return `is refused: ${codeOf(error)}`;
    },
  );
}

/** Excel's code, where a request's own sentence says more than that. */
function codeOf({ details, code }: Refusal): string {
  const [first] = linesIn(details);
  const own = typeof first === "object" && "code" in first.args ? first.args.code : undefined;
  return typeof own === "string" ? own : code;
}

export async function timed(now: () => number, work: () => Promise<unknown>): Promise<number> {
  const begun = now();
  await work();
  return now() - begun;
}

export const milliseconds = (time: number) => `${Math.round(time)} ms`;
/** Milliseconds of a request that does almost nothing. */
export const roundTrip = ({ job, now }: Asked) =>
  timed(now, () => job.request(({ workbook }) => workbook.load("name")));

/** An address of `count` areas, each of two cells side by side, from this row on. */
export const areasFrom = (row: number, count: number) =>
  Array.from({ length: count }, (_, i) => `B${row + 2 * i}:C${row + 2 * i}`).join(",");
