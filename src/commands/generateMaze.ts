import { isSpoken, say, sayInSheet, text } from "../words";
import { ActionFailure, type ActionOutcome, type Dialogue, type OpenWorkbook, type Question } from "../actions/desk";

/** A message for the person, in a window of its own. */
export interface WindowMessage {
  readonly sentence: string;
  /** Excel's code and message, or nothing. */
  readonly details: string;
}

/**
 * Office ends a ribbon command, and its windows with it, five minutes after its start (OfficeDev/office-js-docs-pr#4854). Milliseconds
 * after the start: the work is stopped, so that there is time to roll back and to read why; and the window is closed.
 */
const WORK_ENDS = 3.5 * 60_000;
const WINDOW_ENDS = 4.5 * 60_000;

/** The ribbon's Generate. `stopped`: whether it ended before the maze was drawn. */
type Generate = (dialogue: Dialogue) => Promise<ActionOutcome & { readonly stopped: boolean }>;

/** A click on the ribbon. */
interface Command {
  readonly event: Pick<Office.AddinCommands.Event, "completed">;
  /** When it was clicked, in milliseconds, as `performance.now` tells it. */
  readonly began: number;
}

/**
 * The ribbon button "Generate": the same action as the pane's button, with the sizes of the sheet and the pane's last choices.
 *
 * There is no pane to show a sentence in. A finished maze needs none; any other outcome is handed to `show`, with the milliseconds that it
 * can be shown for, and the command is completed only afterwards, because Office closes a command's windows with the command
 * (OfficeDev/office-js#1452). Rejects with what `show` rejects with: where no window opens, a command has no other way to show a message.
 */
export async function generateMaze(
  { event, began }: Command,
  workbook: OpenWorkbook,
  generate: Generate,
  show: (message: WindowMessage, milliseconds: number) => Promise<void>,
): Promise<void> {
  const left = (end: number) => Math.max(0, began + end - performance.now());
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), left(WORK_ENDS));
  try {
    const message = await run(workbook, generate, controller.signal);
    if (message) await show(message, left(WINDOW_ENDS));
  } finally {
    clearTimeout(timer);
    event.completed();
  }
}

/** Shown when the words themselves did not load. */
const SPEECHLESS = "Check your connection and try again. A part of Lavirint couldn’t be loaded.";

/** Resolves to what the person must be told, or to undefined when the maze is drawn. */
async function run(
  workbook: OpenWorkbook,
  generate: Generate,
  signal: AbortSignal,
): Promise<WindowMessage | undefined> {
  let asked: Question | undefined;
  const dialogue: Dialogue = {
    workbook,
    ask(question) {
      // Others do not end the action.
      if (question.no === undefined) asked = question;
      return Promise.resolve(false);
    },
    progress: () => undefined,
    say: sayInSheet,
    signal,
  };
  try {
    const { stopped, sentence: outcome } = await generate(dialogue);
    if (!stopped) return undefined;
    // Nothing else ends it: the person cannot press Stop.
    const sentence = asked
      ? text("ribbon-question", { question: asked.sentence, outcome })
      : text("ribbon-took-too-long", { outcome });
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
