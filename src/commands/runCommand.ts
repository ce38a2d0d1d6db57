import { ActionFailure, type ActionOutcome, type Dialogue, type OpenWorkbook, type Question } from "../actions/core";
import { Stopped } from "../engine";
import type { Message } from "../message";
import { isSpoken, say, sayInEvery, sayInSheet, text } from "../words";
import { COMMAND_ENDS, PART_MISSING, WINDOW_ENDS, WORK_ENDS } from "./commandNames";

export interface WindowMessage {
  readonly sentence: string;
  /** Excel's code and message. */
  readonly details?: string | undefined;
}

/**
 * The most cells of a maze that a command makes or reads: about 80,000 areas of openings, which a workbook of 2.6 ms an area draws in
 * the three and a half minutes that there are for them.
 */
const MOST_CELLS = 160_000;

export interface CommandWork {
  /** The label of the pane's button that does the same and can ask. */
  readonly button: Message;
  /** The person must be told the sentence of an outcome that `isToTell`, because the sheet does not show what was done. */
  readonly run: (dialogue: Dialogue) => Promise<ActionOutcome & { readonly isToTell?: boolean }>;
}

/**
 * There is no pane to show a sentence in. What the sheet shows needs none; any other outcome is handed to `show`, with the milliseconds
 * that it can be shown for, and the command is completed only afterwards, because Office closes a command's windows with the command
 * (OfficeDev/office-js#1452). Rejects with what `show` rejects with: if no window opens, a command has no other way to show a message.
 * `began`: when it was clicked, in milliseconds, as `performance.now` tells it.
 */
export async function runCommand(
  event: Pick<Office.AddinCommands.Event, "completed">,
  began: number,
  workbook: OpenWorkbook,
  work: CommandWork,
  show: (message: WindowMessage, milliseconds: number) => Promise<void>,
): Promise<void> {
  const left = (end: number) => Math.max(0, began + end - performance.now());
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), left(WORK_ENDS));
  let patience: ReturnType<typeof setTimeout> | undefined;
  const unanswered = new Promise<void>((resolve) => (patience = setTimeout(resolve, left(COMMAND_ENDS))));
  const answered = async () => {
    const told = await run(workbook, work, controller.signal);
    if (told) await show(told, left(WINDOW_ENDS));
  };
  try {
    await Promise.race([answered(), unanswered]);
  } finally {
    clearTimeout(timer);
    clearTimeout(patience);
    event.completed();
  }
}

async function run(
  workbook: OpenWorkbook,
  { button, run: work }: CommandWork,
  signal: AbortSignal,
): Promise<WindowMessage | undefined> {
  let asked: Question | undefined;
  const dialogue: Dialogue = {
    workbook,
    button,
    ask(question) {
      // Others do not end the action.
      if (question.no === undefined) asked = question;
      return Promise.resolve(false);
    },
    progress: () => undefined,
    say: sayInSheet,
    inEveryLanguage: sayInEvery,
    signal,
    mostCells: MOST_CELLS,
  };
  try {
    const { sentence, isToTell } = await work(dialogue);
    return isToTell === true ? { sentence: say(sentence) } : undefined;
  } catch (thrown) {
    if (thrown instanceof Stopped) {
      // Nothing else ends it: the person cannot press Stop.
      const { sentence: outcome } = thrown;
      const sentence = asked
        ? text("ribbon-question", { question: asked.sentence, outcome, button })
        : text("ribbon-took-too-long", { outcome, button });
      return { sentence };
    }
    if (thrown instanceof ActionFailure) {
      return { sentence: say(thrown.sentence), details: thrown.details && say(thrown.details) };
    }
    return {
      sentence: isSpoken() ? text("internal-error-in-pane") : PART_MISSING,
      details: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    };
  }
}
