/** The Report of what this Excel does with cells, lines, names and pages. */
import { Stopped, engine } from "../engine";
import { message, together } from "../message";
import { Refusal } from "../worksheet/excel";
import { type Asked, questions, scratchSheet, surroundings } from "../worksheet/report";
import { type Act, type Dialogue, actFor } from "./core";

interface ReportChoice {
  /** Rows and columns of the sheets that are inserted. */
  readonly sides?: readonly number[];
  readonly now?: () => number;
}

/**
 * Finds out, on a scratch sheet that it adds and deletes, how this Excel does what is documented differently, or not at all. Each question
 * is asked on its own: if it is refused or fails, that is its answer. If no sheet can be added, only the first is asked; if the person
 * presses Stop, the report ends there. It is for developers, in English: where this runs, and a line for each finding.
 */
export function makeReport(
  version: string,
  dialogue: Dialogue,
  { sides = [100, 400], now = () => performance.now() }: ReportChoice = {},
) {
  return actFor(dialogue, async (action) => {
    const { session, changes } = action;
    const added = await addScratch(action);
    const isRefused = added instanceof Refusal;
    const lines = [...about(version).map((line) => dialogue.say(line)), ""];
    if (isRefused) lines.push(`Adding a sheet: is refused: ${added.code}`);
    lines.push(`Mazes are made and solved: ${dialogue.say(await engine.prepare())}`);
    lines.push(
      `Web Locks, which keep other windows waiting: ${dialogue.workbook.keepsOthersOut ? "present" : "missing"}`,
    );
    const asked: Asked = { session, scratch: isRefused ? "" : added, sides, now };
    const wanted = isRefused ? questions.slice(0, 1) : questions;
    let isStopped = false;
    for (const [i, { about: topic, ask }] of wanted.entries()) {
      dialogue.progress(i, wanted.length);
      try {
        const answers = Object.entries(await ask(asked));
        lines.push(...answers.map(([question, answer]) => `${question}: ${onOneLine(answer)}`));
      } catch (error) {
        isStopped = error instanceof Stopped;
        if (isStopped) break;
        if (error instanceof Refusal) lines.push(`${topic}: is refused: ${error.code} at ${error.location}`);
        else lines.push(`${topic}: failed: ${onOneLine(String(error))}`);
      }
    }
    if (isStopped) lines.push("Stopped here. The rest was not tested.");
    let left = await changes.rollBack(session.unstoppable());
    // What was in the way may have passed.
    if (left.failures.length > 0) left = await changes.rollBack(session.unstoppable());
    changes.keep();
    return {
      sentence: together(
        message(isStopped ? "report-stopped" : "report-made"),
        isRefused ? message("report-without-sheet") : undefined,
        left.failures.length > 0 ? left.sentence : undefined,
      ),
      report: `${lines.join("\n")}\n`,
    };
  });
}

async function addScratch({ session, dialogue: { say }, changes }: Act): Promise<string | Refusal> {
  try {
    const scratch = await scratchSheet(session, say("report-sheet"), say("report-sheet-says"));
    // Whether a sheet can be added is what the report asks.
    changes.declareWrites({ isStructureProtected: false }, { structure: true });
    return await changes.make(session, scratch);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error;
  }
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ");

export const about = surroundings;
