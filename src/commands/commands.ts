import { generate } from "../actions/make/generate";
import { generateMaze } from "./generateMaze";
import { showMessage } from "./messageWindow";

void Office.onReady(() => {
  Office.actions.associate("generateMaze", (event: Office.AddinCommands.Event) => {
    void generateMaze(event, generate, showMessage);
  });
});
