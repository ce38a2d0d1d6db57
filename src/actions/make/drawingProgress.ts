import { message } from "../../message";
import type { Dialogue } from "../desk";

/** Reports how many parts of a maze are drawn. */
export function drawingProgress(dialogue: Dialogue): (done: number, total: number) => void {
  return (done, total) =>
    dialogue.progress(done, total, message("drawing-maze-part", { part: Math.min(done + 1, total), total }));
}
