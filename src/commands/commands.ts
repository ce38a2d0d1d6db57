import { type Dialogue, openWorkbook } from "../actions/desk";
import { generateAsKept } from "../actions/make";
import { byScript, engine } from "../engine";
import { canSay, loadAllWords, localesHere, speak } from "../words";
import type {} from "./earlyCommands";
import { generateMaze } from "./generateMaze";
import { showMessage } from "./showMessage";

const workbook = openWorkbook("ribbon", "locks" in navigator ? navigator.locks : undefined, canSay);

engine.use(byScript);

let spoken: Promise<void> | undefined;

/** The page can show sentences once its words are loaded. Which they are, Office knows when it is ready or a command comes. */
function speakHere(): Promise<void> {
  const { display, content } = localesHere();
  spoken ??= speak(display, content).then(() => loadAllWords());
  spoken.catch(() => undefined); // told where the maze is wanted
  return spoken;
}

const generate = async (dialogue: Dialogue) => {
  await speakHere();
  return generateAsKept(dialogue);
};

const answer = (event: Office.AddinCommands.Event, began = performance.now()): void =>
  void generateMaze({ event, began }, workbook, generate, showMessage);

// At once, not when Office is ready: the command that loads this page may come earlier, and would never be answered.
window.generateMaze = (event) => answer(event);
Office.actions.associate("generateMaze", window.generateMaze);
// Such a command began before this page did.
for (const event of window.earlyCommands?.splice(0) ?? []) answer(event, 0);
void Office.onReady().then(speakHere);
