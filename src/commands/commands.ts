import { type Dialogue, openWorkbook } from "../actions/desk";
import { generateAsKept } from "../actions/make";
import { byScript, engine } from "../engine";
import { canSay, loadAllWords, localeHere, speak } from "../words";
import type {} from "./earlyCommands";
import { generateMaze } from "./generateMaze";
import { showMessage } from "./showMessage";

const workbook = openWorkbook("ribbon", "locks" in navigator ? navigator.locks : undefined, canSay);

engine.use(byScript);

/** The page can show sentences once its words are loaded. */
const spoken = speak(localeHere()).then(() => loadAllWords());
spoken.catch(() => undefined); // told where the maze is wanted

const generate = async (dialogue: Dialogue) => {
  await spoken;
  return generateAsKept(dialogue);
};

const answer = (event: Office.AddinCommands.Event, began = performance.now()): void =>
  void generateMaze({ event, began }, workbook, generate, showMessage);

// At once, not when Office is ready: the command that loads this page may come earlier, and would never be answered.
window.generateMaze = (event) => answer(event);
Office.actions.associate("generateMaze", window.generateMaze);
// Such a command began before this page did.
for (const event of window.earlyCommands?.splice(0) ?? []) answer(event, 0);
void Office.onReady();
