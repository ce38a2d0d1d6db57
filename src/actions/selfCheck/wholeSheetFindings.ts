import { type Message, message } from "../../message";
import {
  STYLE_SHEETS,
  type Taken,
  askCopying,
  askInserting,
  askPaceAgain,
  askStyles,
  askWorkbookFile,
} from "../../worksheet/probe";
import type { Asked } from "./asked";
import { worksOr } from "./worksOr";

/** Milliseconds that a large sheet should take at most. */
const LONG = 4_000;

/** How long small sheets take to insert, and what of the first one arrives: eight lines. */
export async function insertingFindings({ job, sheet, sides, now, known }: Asked): Promise<Message[]> {
  const took = (milliseconds: number) => (known.inserting ??= milliseconds);
  const answers = await askInserting(job, sheet, sides.small, now, { looks: true, took });
  const { front, kept } = answers;
  return [
    ...timesOf(sides.small, answers),
    ...(front === undefined ? [] : [message("report-inserted-front", { front })]),
    ...keptFindings(kept),
  ];
}

function keptFindings(kept: Awaited<ReturnType<typeof askInserting>>["kept"]): Message[] {
  if (kept === undefined) return [];
  if (typeof kept === "string") return [message("report-topic-refused", { topic: "inserting", details: kept })];
  const parts = ["width", "height", "margins", "header", "printArea"] as const;
  return parts.map((what) => message("report-inserted-keeps", { what, fate: kept[what] ? "kept" : "lost" }));
}

/** How long large sheets take to insert: two lines; none where small ones are refused. */
export async function largeInsertingFindings({ job, sheet, sides, now, known }: Asked): Promise<Message[]> {
  if (known.inserting === undefined) return [];
  if (known.inserting * timesAsLarge(sides) > LONG)
    return [message("report-topic-skipped", { topic: "insertingLarge" })];
  return timesOf(sides.large, await askInserting(job, sheet, sides.large, now, { looks: false }));
}

/** Whether a sheet can be inserted where none can be added: one line. */
export async function insertingAloneFindings({ job, sheet, now }: Asked): Promise<Message[]> {
  const { first } = await askInserting(job, sheet, 5, now, { looks: false });
  return [message("report-inserting-alone", { answer: worksOr(typeof first === "string" ? first : undefined) })];
}

function timesOf(side: number, { first, every }: { readonly first: Taken; readonly every: Taken }): Message[] {
  return [
    message("report-inserting", { side, form: "first", answer: inWords(first) }),
    message("report-inserting", { side, form: "every", answer: inWords(every) }),
  ];
}

function inWords(answer: Taken): Message {
  if (typeof answer === "string") return message("report-refused", { code: answer });
  return message("report-milliseconds", { milliseconds: Math.round(answer) });
}

const timesAsLarge = ({ small, large }: Asked["sides"]) => (large / small) ** 2;

/** How long the formats of a small hidden sheet take to copy, and what of them is right: three lines. */
export async function copyingFindings(asked: Asked): Promise<Message[]> {
  if (asked.known.inserting === undefined) return [];
  const found = await copyingOf(asked, asked.sides.small);
  if (typeof found === "string") return [copyingRefused(found)];
  return [...found.lines, message("report-inserted-hidden", { visibility: found.visibility })];
}

/** The same for a large one: two lines. */
export async function largeCopyingFindings(asked: Asked): Promise<Message[]> {
  const { sides } = asked;
  const { inserting, copying } = asked.known;
  if (inserting === undefined || copying === undefined) return [];
  const isLong = (inserting + copying) * timesAsLarge(sides) > LONG;
  if (isLong) return [message("report-topic-skipped", { topic: "copyingLarge" })];
  const found = await copyingOf(asked, sides.large);
  return typeof found === "string" ? [copyingRefused(found)] : found.lines;
}

const copyingRefused = (code: string) => message("report-topic-refused", { topic: "copying", details: code });

async function copyingOf({ job, sheet, now, known }: Asked, side: number) {
  const found = await askCopying(job, sheet, side, now);
  if (typeof found === "string") return found;
  const { copying, inside, edge, around, visibility } = found;
  if (typeof copying === "number") known.copying = copying;
  const right = (is: boolean) => (is ? "right" : "wrong");
  return {
    visibility,
    lines: [
      message("report-copying", { side, answer: inWords(copying) }),
      message("report-copied-lines", { side, inside: right(inside), edge: right(edge), around: right(around) }),
    ],
  };
}

/** Whether cell styles pile up: one line. */
export async function styleFindings({ job, sheet, now, known }: Asked): Promise<Message[]> {
  if (known.inserting === undefined) return [];
  const found = await askStyles(job, sheet, now);
  if (typeof found === "string") return [message("report-topic-refused", { topic: "styles", details: found })];
  return [message("report-styles", { sheets: STYLE_SHEETS, ...found })];
}

/** How long the workbook takes as a file, and how large it is: one line. */
export async function fileFindings({ job, now }: Asked): Promise<Message[]> {
  const found = await askWorkbookFile(job, now);
  if ("refused" in found) return [message("report-file-refused", { details: found.refused })];
  return [message("report-file", { milliseconds: Math.round(found.milliseconds), bytes: found.bytes })];
}

/** How long a hundred areas take by now, and after a call that ends undo: two lines. */
export async function laterPaceFindings({ job, sheet, now }: Asked): Promise<Message[]> {
  const found = await askPaceAgain(job, sheet, now);
  return [
    message("report-pace-later", { milliseconds: Math.round(found.now) }),
    message("report-pace-ended", { milliseconds: Math.round(found.ended) }),
  ];
}
