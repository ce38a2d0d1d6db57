import { ActionFailure } from "../actions/failure";
import { generateMaze } from "./generateMaze";
import { showMessage } from "./messageWindow";

const generate = (): Promise<never> => Promise.reject(new ActionFailure("Generate is not built yet."));

void Office.onReady(() => {
  Office.actions.associate("generateMaze", (event: Office.AddinCommands.Event) => {
    void generateMaze(event, generate, showMessage);
  });
});
