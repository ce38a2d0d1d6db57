import { parseText } from "../maze/text";
import { nextTask } from "../worksheet/pause";
import type { Layout } from "./choices";
import type { Dialogue } from "./dialogue";
import { drawOnNewSheet, nowhere } from "./newMaze";
import type { GridOutcome } from "./outcomes";
import { act } from "./work";

/**
 * Draws the maze of a text, in whichever of the forms, on a new sheet. Throws ActionFailure, for a fault in the text with
 * its line and column; then nothing was changed.
 */
export async function openText(text: string, layout: Layout, dialogue: Dialogue): Promise<GridOutcome> {
  return act<GridOutcome>(
    "Open text",
    dialogue,
    async (job, ending) => {
      dialogue.progress(0, 1, "Reading the text…");
      await nextTask();
      const { maze, ends } = parseText(text);
      return drawOnNewSheet(job, dialogue, ending, { maze, ends }, layout);
    },
    (sentence) => ({ ...nowhere, sentence }),
  );
}
