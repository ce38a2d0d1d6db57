import { openWorkbook } from "../actions/desk";
import { generateAsKept } from "../actions/make";
import { byScript, engine } from "../engine";
import type {} from "./earlyCommands";
import { generateMaze } from "./generateMaze";
import { showMessage } from "./showMessage";

const workbook = openWorkbook("ribbon", "locks" in navigator ? navigator.locks : undefined);

engine.use(byScript);

const generate = (event: Office.AddinCommands.Event): void =>
  void generateMaze(event, workbook, generateAsKept, showMessage);

// At once, and not when Office is ready: the command that loads this page may come before that, and would never be answered.
window.generateMaze = generate;
Office.actions.associate("generateMaze", generate);
for (const event of window.earlyCommands?.splice(0) ?? []) generate(event);
void Office.onReady();
