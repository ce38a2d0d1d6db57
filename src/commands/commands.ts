import { shareWorkbook } from "../actions/desk/lease";
import { generateAsKept } from "../actions/make/generateAsKept";
import { generateMaze } from "./generateMaze";
import { showMessage } from "./showMessage";

if ("locks" in navigator) shareWorkbook(navigator.locks, "ribbon");

// At once, and not when Office is ready: the command that loads this page may come before that, and would never be answered.
Office.actions.associate("generateMaze", (event: Office.AddinCommands.Event) => {
  void generateMaze(event, generateAsKept, showMessage);
});
void Office.onReady();
