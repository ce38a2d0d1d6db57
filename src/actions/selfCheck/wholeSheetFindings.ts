import { message } from "../../message";
import {
  STYLE_SHEETS,
  askCopying,
  askInserting,
  askPaceAgain,
  askStyles,
  askWorkbookFile,
} from "../../worksheet/probe";
import type { Asked } from "./asked";
import { type ReportRow, timedRow } from "./reportTable";
import { worksOr } from "./worksOr";

/** Milliseconds that a large sheet should take at most. */
const LONG = 4_000;

/** How long small sheets take to insert, and what of the first one arrives: eight rows. */
export async function insertingFindings({ job, sheet, sides, now, known }: Asked): Promise<ReportRow[]> {
  const took = (milliseconds: number) => (known.inserting ??= milliseconds);
  const answers = await askInserting(job, sheet, sides.small, now, { looks: true, took });
  const { front, kept } = answers;
  return [...insertingRows(sides.small, answers), ...frontRows(front), ...keptRows(kept)];
}

function frontRows(front: Awaited<ReturnType<typeof askInserting>>["front"]): ReportRow[] {
  if (front === undefined) return [];
  return [{ question: message("report-inserted-front"), answer: message("report-front-is", { front }) }];
}

function keptRows(kept: Awaited<ReturnType<typeof askInserting>>["kept"]): ReportRow[] {
  if (kept === undefined) return [];
  if (typeof kept === "string") {
    return [{ question: message("report-topic", { topic: "inserting" }), answer: worksOr(kept) }];
  }
  const parts = ["width", "height", "margins", "header", "printArea"] as const;
  return parts.map((what) => ({
    question: message("report-inserted-keeps", { what }),
    answer: message("report-fate-inserted", { fate: kept[what] ? "kept" : "lost" }),
  }));
}

/** How long large sheets take to insert: two rows; none if small ones are refused. */
export async function largeInsertingFindings({ job, sheet, sides, now, known }: Asked): Promise<ReportRow[]> {
  if (known.inserting === undefined) return [];
  if (known.inserting * timesAsLarge(sides) > LONG) return [skipped("insertingLarge")];
  return insertingRows(sides.large, await askInserting(job, sheet, sides.large, now, { looks: false }));
}

/** Whether a sheet can be inserted if none can be added: one row. */
export async function insertingAloneFindings({ job, sheet, now }: Asked): Promise<ReportRow[]> {
  const { first } = await askInserting(job, sheet, 5, now, { looks: false });
  return [timedRow(message("report-inserting-alone"), first.taken, first.bytes)];
}

function insertingRows(
  side: number,
  answers: Pick<Awaited<ReturnType<typeof askInserting>>, "first" | "every">,
): ReportRow[] {
  return (["first", "every"] as const).map((form) => {
    const { taken, bytes } = answers[form];
    return timedRow(message("report-inserting", { side, form }), taken, bytes);
  });
}

function skipped(topic: "insertingLarge" | "copyingLarge"): ReportRow {
  return { question: message("report-topic", { topic }), answer: message("report-skipped") };
}

const timesAsLarge = ({ small, large }: Asked["sides"]) => (large / small) ** 2;

/** How long the formats of a small hidden sheet take to copy, and what of them is right: three rows. */
export async function copyingFindings(asked: Asked): Promise<ReportRow[]> {
  if (asked.known.inserting === undefined) return [];
  const { rows, visibility } = await copyingOf(asked, asked.sides.small);
  if (visibility === undefined) return rows;
  return [...rows, { question: message("report-inserted-hidden"), answer: message("report-reads", { visibility }) }];
}

/** The same for a large one: two rows. */
export async function largeCopyingFindings(asked: Asked): Promise<ReportRow[]> {
  const { sides } = asked;
  const { inserting, copying } = asked.known;
  if (inserting === undefined || copying === undefined) return [];
  if ((inserting + copying) * timesAsLarge(sides) > LONG) return [skipped("copyingLarge")];
  return (await copyingOf(asked, sides.large)).rows;
}

async function copyingOf(
  { job, sheet, now, known }: Asked,
  side: number,
): Promise<{ readonly rows: ReportRow[]; readonly visibility?: string }> {
  const found = await askCopying(job, sheet, side, now);
  if (typeof found === "string") {
    return { rows: [{ question: message("report-topic", { topic: "copying" }), answer: worksOr(found) }] };
  }
  const { copying, inside, edge, around, visibility } = found;
  if (typeof copying === "number") known.copying = copying;
  const right = (is: boolean) => (is ? "right" : "wrong");
  const lines = { inside: right(inside), edge: right(edge), around: right(around) } as const;
  return {
    visibility,
    rows: [
      timedRow(message("report-copying", { side }), copying),
      { question: message("report-copied-lines", { side }), answer: message("report-lines-right", lines) },
    ],
  };
}

/** Whether cell styles pile up: one row. */
export async function styleFindings({ job, sheet, now, known }: Asked): Promise<ReportRow[]> {
  if (known.inserting === undefined) return [];
  const found = await askStyles(job, sheet, now);
  if (typeof found === "string") {
    return [{ question: message("report-topic", { topic: "styles" }), answer: worksOr(found) }];
  }
  return [
    { question: message("report-styles", { sheets: STYLE_SHEETS }), answer: message("report-styles-are", found) },
  ];
}

/** How long the workbook takes as a file, and how large it is: one row. */
export async function fileFindings({ job, now }: Asked): Promise<ReportRow[]> {
  const found = await askWorkbookFile(job, now);
  const question = message("report-file");
  return ["refused" in found ? timedRow(question, found.refused) : timedRow(question, found.milliseconds, found.bytes)];
}

/** How long a hundred areas take now, and after a call that ends undo: two rows. */
export async function laterPaceFindings({ job, sheet, now }: Asked): Promise<ReportRow[]> {
  const found = await askPaceAgain(job, sheet, now);
  return [timedRow(message("report-pace-later"), found.now), timedRow(message("report-pace-ended"), found.ended)];
}
