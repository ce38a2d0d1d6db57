import { shareWorkbook } from "../actions/desk";
import { generateAsKept } from "../actions/make";
import { byScript, engine } from "../engine";
import type {} from "./earlyCommands";
import { generateMaze } from "./generateMaze";
import { showMessage } from "./showMessage";

if ("locks" in navigator) shareWorkbook(navigator.locks, "ribbon");

engine.use(byScript);

const generate = (event: Office.AddinCommands.Event): void => void generateMaze(event, generateAsKept, showMessage);

// At once, and not when Office is ready: the command that loads this page may come before that, and would never be answered.
window.generateMaze = generate;
Office.actions.associate("generateMaze", generate);
for (const event of window.earlyCommands?.splice(0) ?? []) generate(event);
void Office.onReady();
