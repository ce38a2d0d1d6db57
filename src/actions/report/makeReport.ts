import { Stopped, engine } from "../../engine";
import { type Message, message, together } from "../../message";
import type { Changes } from "../../worksheet/changes";
import { Job, Refusal } from "../../worksheet/excel";
import {
  type Asked,
  type ReportQuestion,
  type Scratch,
  planScratch,
  questions,
  scratchAdded,
  surroundings,
} from "../../worksheet/probe";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";

interface ReportOutcome extends ActionOutcome {
  /** For developers, in English: where this runs, and a line for each finding. Empty if the person stopped it before the first one. */
  readonly report: string;
}

interface ReportChoice {
  /** Rows and columns of the sheets that are inserted. */
  readonly sides?: readonly number[];
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

/** After this many milliseconds no further question is asked. */
const TIME = 40_000;

/**
 * Finds out, on a scratch sheet that it adds and deletes, how this Excel does what is documented differently, or not at all. Each question
 * is asked on its own: if it is refused or fails, that is its answer. If no sheet can be added, those that need none are asked; if the
 * person presses Stop, the report ends there. Throws ActionFailure while another action is running.
 */
export function makeReport(
  version: string,
  dialogue: Dialogue,
  { sides = [100, 400], now = () => performance.now() }: ReportChoice = {},
): Promise<ReportOutcome> {
  return actFor<ReportOutcome>(message("report-button"), dialogue, { report: "" }, async (job, changes) => {
    const { scratch, refused, remove } = await scratchFor(job, changes, dialogue.say);
    const lines = [...about(version).map(dialogue.say), ""];
    if (refused !== undefined) lines.push(`Adding a sheet: is refused: ${refused.code}`);
    lines.push(`Mazes are made and solved: ${dialogue.say(await engine.prepare())}`);
    lines.push(
      `Web Locks, which keep other windows waiting: ${dialogue.workbook.keepsOthersOut ? "present" : "missing"}`,
    );
    const withoutWaiting = new Job(dialogue.workbook, dialogue.signal);
    const asked: Asked = { job, withoutWaiting, scratch, sides, now };
    const wanted = questions.filter(({ needsSheet }) => needsSheet !== true || refused === undefined);
    const begun = now();
    let isStopped = false;
    for (const [i, question] of wanted.entries()) {
      dialogue.progress(i, wanted.length, message("report-looks"));
      const isLate = question.needsSheet === true && now() - begun > TIME;
      if (isLate) lines.push(`${question.about}: not tested, because the other answers took too long`);
      else isStopped = !(await answered(question, asked, lines));
      if (isStopped) break;
    }
    if (isStopped) lines.push("Stopped here. The rest was not tested.");
    const left = await remove();
    changes.keep();
    return {
      sentence: together(
        message(isStopped ? "report-stopped" : "report-made"),
        refused === undefined ? undefined : message("report-without-sheet"),
        left,
      ),
      report: `${lines.join("\n")}\n`,
    };
  });
}

/** Adds the lines of a question. Gives whether the person lets the next one be asked. */
async function answered({ about: topic, ask }: ReportQuestion, asked: Asked, lines: string[]): Promise<boolean> {
  try {
    for (const [question, answer] of Object.entries(await ask(asked))) lines.push(`${question}: ${onOneLine(answer)}`);
  } catch (error) {
    if (error instanceof Stopped) return false;
    if (error instanceof Refusal) lines.push(`${topic}: is refused: ${error.code} at ${error.location}`);
    else lines.push(`${topic}: failed: ${onOneLine(String(error))}`);
  }
  return true;
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ");

/** The sheet that questions are tried on. */
interface Trial {
  readonly scratch: Scratch;
  /** Why there is none. */
  readonly refused?: Refusal;
  /** Deletes it, and says how the workbook is left. */
  readonly remove: () => Promise<Message>;
}

/** Adds the scratch sheet, if Excel lets it. Throws Stopped. */
async function scratchFor(job: Job, changes: Changes, say: (told: Message) => string): Promise<Trial> {
  const nothing = message("report-leaves-nothing");
  let scratch: Scratch = { name: "", before: new Set(), front: undefined };
  let remove = (): Promise<Message> => Promise.resolve(nothing);
  try {
    scratch = await planScratch(job, say(message("report-sheet")));
    const added = scratchAdded(scratch, say(message("report-sheet-says")));
    remove = async () => {
      // A second time if the first one fails: what was in the way may have passed.
      for (let tries = 0; tries < 2; tries++) {
        try {
          await added.takeBack(job.unstoppable());
          return nothing;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      return added.ifStuck!;
    };
    // Whether a sheet can be added is what the report asks.
    changes.touch({ isStructureProtected: false }, { structure: true });
    await changes.make(job, added);
    return { scratch, remove };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { scratch, refused: error, remove };
  }
}

/** Which Lavirint this is, where it runs, and with which API, a line each. */
export function about(version: string): Message[] {
  const { platform, version: host, language, apiSets } = surroundings();
  return [
    message("about-host", { version, platform, host, language }),
    message("about-api-sets", { sets: apiSets.join(", ") }),
  ];
}
