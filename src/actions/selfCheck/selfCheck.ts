import { Stopped } from "../../engine";
import { type Message, message, together } from "../../message";
import { Job, Refusal } from "../../worksheet/excel";
import { surroundings } from "../../worksheet/probe";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";
import type { Asked } from "./asked";
import { type ReportQuestion, type Section, inFront, onSheet, sections, slowing, withoutSheet } from "./questions";
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
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

/** After this many milliseconds no further question is asked of the scratch sheet; one takes a second or two at most. */
const TIME = 15_000;

/**
 * Finds out, on a scratch sheet that it adds and deletes, how the host does what is documented differently, or not at all: by at most 60
 * small requests, without those of the long measurement. Each question is asked on its own. Where one is refused or fails, that is its
 * finding; where no sheet can be added, those that need none are asked; and where the person presses Stop, the report ends there. Throws
 * ActionFailure while another action is running.
 */
export function selfCheck(
  version: string,
  dialogue: Dialogue,
  { isLong = false, now = () => performance.now() }: SelfCheckChoice = {},
): Promise<SelfCheckOutcome> {
  return actFor<SelfCheckOutcome>(
    message("report-button"),
    dialogue,
    { report: "", findings: [] },
    async (job, changes) => {
      const begun = now();
      const { sheet, front, refused, remove, removed } = await scratchFor(
        job,
        changes,
        dialogue.say(message("report-sheet")),
      );
      const found = new Map<Section, Message[]>(sections.map((section) => [section, []]));
      if (refused !== undefined) found.get("excel")!.push(message("report-sheet-refused", { details: refused }));
      const asked: Asked = {
        job,
        withoutWaiting: new Job(dialogue.workbook, dialogue.signal),
        sheet: sheet ?? "",
        front,
        keepsOthersOut: dialogue.workbook.keepsOthersOut,
        now,
        tell: (done, total) => dialogue.progress(done, total, message("report-measures-slowing")),
      };
      const early = sheet === undefined ? [] : onSheet;
      const questions = [...withoutSheet, ...early, ...(isLong && sheet !== undefined ? [slowing] : []), inFront];
      let isStopped = false;
      for (const [i, question] of questions.entries()) {
        const { topic, section } = question;
        dialogue.progress(i, questions.length, message("report-looks", { topic }));
        const isLate = early.includes(question) && now() - begun > TIME;
        try {
          const findings = isLate ? [message("report-topic-skipped", { topic })] : await findingsOf(question, asked);
          found.get(section)!.push(...findings);
        } catch (error) {
          if (!(error instanceof Stopped)) throw error;
          isStopped = true;
          break;
        }
      }
      const left = await remove();
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
    if (error instanceof Stopped) throw error;
    if (error instanceof Refusal) return [message("report-topic-refused", { topic, details: firstLine(error) })];
    return [message("report-topic-failed", { topic, details: String(error) })];
  }
}

function headOf(version: string): Message[] {
  const { platform, version: host, language, apiSets } = surroundings();
  return [
    message("report-title", { version }),
    message("report-platform", { platform, host, language }),
    message("about-api-sets", { sets: apiSets.join(", ") }),
  ];
}
