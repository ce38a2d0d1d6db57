import { Stopped } from "../../engine";
import { type Message, isSame, message, together } from "../../message";
import { Job, Refusal } from "../../worksheet/excel";
import { dropTrials, surroundings } from "../../worksheet/probe";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";
import type { Asked } from "./asked";
import { TooLong, inTime } from "./inTime";
import {
  type ReportQuestion,
  type Section,
  inFront,
  insertingAlone,
  onSheet,
  sections,
  slowing,
  wholeSheets,
  withoutSheet,
} from "./questions";
import { firstLine, scratchFor } from "./scratchFor";

interface SelfCheckOutcome extends ActionOutcome {
  /** For somebody else to read: where this runs, and every finding. Empty where the person stopped it before the first one. */
  readonly report: string;
  /** A line of the report each. */
  readonly findings: readonly Message[];
}

interface SelfCheckChoice {
  /** Whether to measure, for up to a minute, if this Excel gets slower with each change. */
  readonly isLong?: boolean;
  /** Rows and columns of the sheets that are inserted: a smaller and a larger one. */
  readonly sides?: { readonly small: number; readonly large: number };
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

/** After this many milliseconds no further question is asked of the scratch sheet; one takes a second or two at most. */
const TIME = 15_000;
/** What all questions about whole sheets may take together, and each of them, in milliseconds. */
const WHOLE_SHEETS_TIME = 20_000;
const QUESTION_TIME = 8_000;
const SIDES = { small: 100, large: 400 };

/**
 * Finds out, on a scratch sheet that it adds and deletes, how the host does what is documented differently, or not at all: by at most 90
 * requests, without those of the long measurement. Each question is asked on its own. Where one is refused or fails, that is its
 * finding; where no sheet can be added, those that need none are asked; and where the person presses Stop, the report ends there. Throws
 * ActionFailure while another action is running.
 */
export function selfCheck(
  version: string,
  dialogue: Dialogue,
  { isLong = false, sides = SIDES, now = () => performance.now() }: SelfCheckChoice = {},
): Promise<SelfCheckOutcome> {
  return actFor<SelfCheckOutcome>(
    message("report-button"),
    dialogue,
    { report: "", findings: [] },
    async (job, changes) => {
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
      let isStopped = false;
      let wholeBegun: number | undefined;
      for (const [i, question] of questions.entries()) {
        const { topic, section } = question;
        dialogue.progress(i, questions.length, message("report-looks", { topic }));
        const isLate = early.includes(question) && now() - begun > TIME;
        try {
          let findings: readonly Message[];
          if (whole.includes(question)) {
            wholeBegun ??= now();
            const left = WHOLE_SHEETS_TIME - (now() - wholeBegun);
            findings = await wholeFindings(question, asked, dialogue, Math.min(left, QUESTION_TIME));
          } else findings = isLate ? [message("report-topic-skipped", { topic })] : await findingsOf(question, asked);
          found.get(section)!.push(...findings);
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
      const end = isStopped ? [[message("report-stopped-here")]] : [];
      return {
        sentence: together(
          message(isStopped ? "report-stopped" : "report-made"),
          refused === undefined ? undefined : message("report-without-sheet"),
          left,
          ...removed,
        ),
        report:
          [headOf(version), ...texts, ...end].map((lines) => lines.map(dialogue.say).join("\n")).join("\n\n") + "\n",
        findings: parts.flatMap(({ findings }) => findings),
      };
    },
  );
}

/** The findings of a question; where it was refused or failed, what and why. Throws Stopped. */
async function findingsOf({ topic, ask }: ReportQuestion, asked: Asked): Promise<readonly Message[]> {
  try {
    return await ask(asked);
  } catch (error) {
    if (error instanceof Stopped || error instanceof TooLong) throw error;
    if (error instanceof Refusal) return [message("report-topic-refused", { topic, details: firstLine(error) })];
    return [message("report-topic-failed", { topic, details: String(error) })];
  }
}

/** The findings of a question about whole sheets; where it takes longer than its time, a line that says so. */
async function wholeFindings(
  question: ReportQuestion,
  asked: Asked,
  { workbook, signal }: Dialogue,
  milliseconds: number,
): Promise<readonly Message[]> {
  const { topic } = question;
  if (milliseconds <= 0) return [message("report-topic-skipped", { topic })];
  try {
    const limit = { milliseconds, now: asked.now };
    return await inTime(workbook, signal, limit, (job) => findingsOf(question, { ...asked, job }));
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    return [message("report-topic-late", { topic, seconds: Math.round(milliseconds / 1000) })];
  }
}

/** Removes the sheets that were inserted to try it; says which may be there where that is refused. */
async function withoutTrials(job: Job, front: string | undefined): Promise<Message | undefined> {
  // A second time where the first one fails: what was in the way may have passed.
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
