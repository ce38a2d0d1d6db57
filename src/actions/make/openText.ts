import { parseTextInSlices } from "../../maze/text";
import { inTurns, nextTask } from "../../worksheet/excel/turns";
import type { Layout } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome } from "../desk/work";
import { checkRoom, drawOnNewSheet } from "./newSheet";

/**
 * Draws the maze of a text, in whichever of the forms, on a new sheet. Throws ActionFailure, for a fault in the text with
 * its line and column; then nothing was changed.
 */
export function openText(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Open text", dialogue, async (job, ending) => {
    dialogue.progress(0, 1, "Reading the text…");
    await nextTask();
    const { maze, ends } = await inTurns(
      parseTextInSlices(text, ({ rows, columns }) => checkRoom(rows, columns)),
      dialogue.signal,
    );
    return drawOnNewSheet(job, dialogue, ending, { maze, ends }, layout);
  });
}
