import { isSpoken, say, text } from "../words";
import { ActionFailure, type ActionOutcome, type Dialogue, type OpenWorkbook, type Question } from "../actions/desk";

/** A message for the person, in a window of its own. */
export interface WindowMessage {
  readonly sentence: string;
  /** Excel's code and message, or nothing. */
  readonly details: string;
}

/**
 * The ribbon button "Generate": the same action as the pane's button, with the sizes of the sheet and the pane's last choices.
 *
 * There is no pane to show a sentence in. A finished maze needs none; any other outcome is handed to `show`, and the command is
 * completed only afterwards, because Office closes a command's windows with the command (OfficeDev/office-js#1452).
 * Rejects with what `show` rejects with: where no window opens, a command has no other way to show a message.
 */
export async function generateMaze(
  event: Pick<Office.AddinCommands.Event, "completed">,
  workbook: OpenWorkbook,
  generate: (dialogue: Dialogue) => Promise<ActionOutcome>,
  show: (message: WindowMessage) => Promise<void>,
): Promise<void> {
  try {
    const message = await run(workbook, generate);
    if (message) await show(message);
  } finally {
    event.completed();
  }
}

/** Shown when the words themselves did not load. */
const SPEECHLESS = "Check your connection and try again. A part of Lavirint couldn’t be loaded.";

/** Resolves to what the person must be told, or to undefined when the maze is drawn. */
async function run(
  workbook: OpenWorkbook,
  generate: (dialogue: Dialogue) => Promise<ActionOutcome>,
): Promise<WindowMessage | undefined> {
  let asked: Question | undefined;
  const dialogue: Dialogue = {
    workbook,
    ask(question) {
      asked = question;
      return Promise.resolve(false);
    },
    progress: () => undefined,
    say,
    signal: new AbortController().signal,
  };
  try {
    const outcome = await generate(dialogue);
    if (!asked) return undefined;
    const sentence = text("ribbon-question", { question: asked.sentence, outcome: outcome.sentence });
    return { sentence, details: "" };
  } catch (thrown) {
    if (thrown instanceof ActionFailure) {
      return { sentence: say(thrown.sentence), details: thrown.details === undefined ? "" : say(thrown.details) };
    }
    return {
      sentence: isSpoken() ? text("internal-error-in-pane") : SPEECHLESS,
      details: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    };
  }
}
