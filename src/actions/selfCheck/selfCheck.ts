import { Stopped } from "../../engine";
import { type Message, isSame, message, together } from "../../message";
import { Job, Refusal } from "../../worksheet/excel";
import { dropTrials, surroundings } from "../../worksheet/probe";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";
import type { Asked } from "./asked";
import { type Clock, clock as realClock } from "./clock";
import { type Limit, TooLong, inTime } from "./inTime";
import {
  type ReportQuestion,
  type Section,
  type TableQuestion,
  inFront,
  insertingAlone,
  onSheet,
  sections,
  slowing,
  wholeSheets,
  withoutSheet,
} from "./questions";
import { type ReportRow, tableAsText, tableInWords } from "./reportTable";
import { firstLine, scratchFor } from "./scratchFor";

interface SelfCheckOutcome extends ActionOutcome {
  /** For somebody else to read: where this runs, and every finding. Empty if the person stopped it before the first one. */
  readonly report: string;
  /** A line of the report each. */
  readonly findings: readonly Message[];
  /** The rest of the report, about whole sheets: the cells of a table in words, row by row, with headings; empty if none was asked. */
  readonly table: readonly (readonly string[])[];
}

interface SelfCheckChoice {
  /** Whether to measure, for up to a minute, if this Excel gets slower with each change. */
  readonly isLong?: boolean;
  /** Rows and columns of the sheets that are inserted: a smaller and a larger one. */
  readonly sides?: { readonly small: number; readonly large: number };
  readonly clock?: Clock;
}

/** After this many milliseconds no further question is asked of the scratch sheet; one takes a second or two at most. */
const TIME = 15_000;
/** What all questions about whole sheets may take together, and each of them, in milliseconds. */
const WHOLE_SHEETS_TIME = 20_000;
const QUESTION_TIME = 8_000;
const SIDES = { small: 100, large: 400 };

/**
 * Finds out, on a scratch sheet that it adds and deletes, how the host does what is documented differently, or not at all: by at most 90
 * requests, without those of the long measurement. Each question is asked on its own. If one is refused or fails, that is its
 * finding; if no sheet can be added, those that need none are asked; and if the person presses Stop, the report ends there. Throws
 * ActionFailure while another action is running.
 */
export function selfCheck(
  version: string,
  dialogue: Dialogue,
  { isLong = false, sides = SIDES, clock = realClock }: SelfCheckChoice = {},
): Promise<SelfCheckOutcome> {
  return actFor<SelfCheckOutcome>(
    message("report-button"),
    dialogue,
    { report: "", findings: [], table: [] },
    async (job, changes) => {
      const { now } = clock;
      const begun = now();
      const word = dialogue.say(message("report-sheet"));
      const { sheet, front, refused, remove, removed } = await scratchFor(job, changes, word);
      const found = new Map<Section, Message[]>(sections.map((section) => [section, []]));
      if (refused !== undefined) found.get("excel")!.push(message("report-sheet-refused", { details: refused }));
      const asked: Asked = {
        job,
        withoutWaiting: new Job(dialogue.workbook, dialogue.signal),
        sheet: sheet ?? word,
        front,
        known: {},
        sides,
        keepsOthersOut: dialogue.workbook.keepsOthersOut,
        now,
        tell: (done, total) => dialogue.progress(done, total, message("report-measures-slowing")),
      };
      const early = sheet === undefined ? [] : onSheet;
      const whole = sheet === undefined ? [insertingAlone] : wholeSheets;
      const long = isLong && sheet !== undefined ? [slowing] : [];
      const questions = [...withoutSheet, ...early, ...whole, ...long, inFront];
      const rows: ReportRow[] = [];
      let isStopped = false;
      let wholeBegun: number | undefined;
      for (const [i, question] of questions.entries()) {
        const { topic } = question;
        dialogue.progress(i, questions.length, message("report-looks", { topic }));
        try {
          if ("section" in question) {
            const isLate = early.includes(question) && now() - begun > TIME;
            const skipped = [message("report-topic-skipped", { topic })];
            found.get(question.section)!.push(...(isLate ? skipped : await findingsOf(question, asked)));
          } else {
            wholeBegun ??= now();
            const left = WHOLE_SHEETS_TIME - (now() - wholeBegun);
            rows.push(
              ...(await rowsInTime(question, asked, dialogue, { milliseconds: Math.min(left, QUESTION_TIME), clock })),
            );
          }
        } catch (error) {
          if (!(error instanceof Stopped)) throw error;
          isStopped = true;
          break;
        }
      }
      const trialsLeft = wholeBegun === undefined ? undefined : await withoutTrials(job.unstoppable(), front);
      const scratchLeft = await remove();
      const isGone = isSame(scratchLeft, message("report-leaves-nothing"));
      const left = trialsLeft === undefined ? scratchLeft : isGone ? trialsLeft : together(scratchLeft, trialsLeft);
      changes.keep();
      const parts = sections.map((section) => ({ section, findings: found.get(section)! }));
      const texts = parts
        .filter(({ findings }) => findings.length > 0)
        .map(({ section, findings }) => [message("report-section", { section }), ...findings]);
      const linesOf = (messages: readonly Message[]) => messages.map(dialogue.say).join("\n");
      const table = rows.length === 0 ? [] : tableInWords(rows, dialogue.say);
      const tables = rows.length === 0 ? [] : [`${dialogue.say(message("report-table"))}\n${tableAsText(table)}`];
      const end = isStopped ? [dialogue.say(message("report-stopped-here"))] : [];
      return {
        sentence: together(
          message(isStopped ? "report-stopped" : "report-made"),
          refused === undefined ? undefined : message("report-without-sheet"),
          left,
          ...removed,
        ),
        report: `${[...[headOf(version), ...texts].map(linesOf), ...tables, ...end].join("\n\n")}\n`,
        findings: parts.flatMap(({ findings }) => findings),
        table,
      };
    },
  );
}

/** The findings of a question; if it was refused or failed, what and why. Throws Stopped. */
async function findingsOf({ topic, ask }: ReportQuestion, asked: Asked): Promise<readonly Message[]> {
  try {
    return await ask(asked);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    if (error instanceof Refusal) return [message("report-topic-refused", { topic, details: firstLine(error) })];
    return [message("report-topic-failed", { topic, details: String(error) })];
  }
}

/** The rows of a question; if it was refused, failed, or takes too long, one row that says so. Throws Stopped. */
async function rowsInTime(
  { topic, ask }: TableQuestion,
  asked: Asked,
  { workbook, signal }: Dialogue,
  limit: Limit,
): Promise<readonly ReportRow[]> {
  const { milliseconds } = limit;
  const insteadOf = (answer: Message): ReportRow[] => [{ question: message("report-topic", { topic }), answer }];
  if (milliseconds <= 0) return insteadOf(message("report-skipped"));
  try {
    return await inTime(workbook, signal, limit, (job) => ask({ ...asked, job }));
  } catch (error) {
    if (error instanceof Stopped) throw error;
    if (error instanceof TooLong)
      return insteadOf(message("report-late", { seconds: Math.round(milliseconds / 1000) }));
    if (error instanceof Refusal) return insteadOf(message("report-refused", { code: firstLine(error) }));
    return insteadOf(message("report-failed", { details: String(error) }));
  }
}

/** Removes the sheets that were inserted to try it; says which may be there if that is refused. */
async function withoutTrials(job: Job, front: string | undefined): Promise<Message | undefined> {
  // A second time if the first one fails: what was in the way may have passed.
  for (let tries = 0; tries < 2; tries++) {
    try {
      await dropTrials(job, front);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return message("inserted-sheets-left");
}

function headOf(version: string): Message[] {
  const { platform, version: host, language, apiSets } = surroundings();
  return [
    message("report-title", { version }),
    message("report-platform", { platform, host, language }),
    message("about-api-sets", { sets: apiSets.join(", ") }),
  ];
}
