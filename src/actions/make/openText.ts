import { message } from "../../message";
import { engine } from "../../engine";
import { type ActionOutcome, type Dialogue, type Layout, act } from "../desk";
import { drawOnNewSheet, expectRoom, room } from "./newSheet";

/**
 * Draws the maze of a text, in any of the forms, on a new sheet. Throws ActionFailure, for a fault in the text with
 * its line and column; then nothing was changed.
 */
export function openText(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("open-text-button"), dialogue, async (job, changes) => {
    dialogue.progress(0, 1, message("reading-text"));
    const { maze, ends } = expectRoom(await engine.run("readDrawing", { text, room }, dialogue.signal));
    return drawOnNewSheet({ job, dialogue, changes }, { maze, ends }, layout);
  });
}
