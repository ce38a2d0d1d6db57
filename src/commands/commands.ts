import { ActionFailure, type Dialogue, openWorkbook } from "../actions/core";
import { byScript, engine } from "../engine";
import { message } from "../message";
import { loadAllWords, localesHere, speak } from "../words";
import { type CommandName, commandNames } from "./commandNames";
import { commandWork } from "./commandWork";
import type {} from "./earlyCommands";
import { runCommand } from "./runCommand";
import { showMessage } from "./showMessage";

const workbook = openWorkbook("ribbon", "locks" in navigator ? navigator.locks : undefined);

engine.use(byScript);

let spoken: Promise<void> | undefined;

/** The page can show sentences once its words are loaded. Which they are, Office knows when it is ready or a command comes. */
function speakHere(): Promise<void> {
  spoken ??= loadWords();
  spoken.catch(() => (spoken = undefined)); // the command that waits for it says so; the next one tries again
  return spoken;
}

/** Throws an Error if no words load at all, and {@link ActionFailure} if some do, in these. */
async function loadWords(): Promise<void> {
  const { display, content } = localesHere();
  await speak(display, content);
  await loadAllWords().catch(() => {
    throw new ActionFailure(message("part-not-loaded"));
  });
}

function answer(name: CommandName, event: Office.AddinCommands.Event, began: number): void {
  const { button, run } = commandWork[name];
  const work = async (dialogue: Dialogue) => {
    await speakHere();
    return run(dialogue);
  };
  void runCommand(event, began, workbook, { button, run: work }, showMessage);
}

// At once, not when Office is ready: the command that loads this page may come earlier, and would never be answered.
window.answerCommand = (name, event) => answer(name, event, performance.now());
for (const name of commandNames) {
  Office.actions.associate(name, (event: Office.AddinCommands.Event) => answer(name, event, performance.now()));
}
// Such a command began before this page did.
for (const { name, event } of window.earlyCommands?.splice(0) ?? []) answer(name, event, 0);
void Office.onReady().then(speakHere);
