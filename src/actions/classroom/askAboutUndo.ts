import { message } from "../../message";
import { type Dialogue, askFirst } from "../desk";

/** Asks, once for the whole workbook, whether new sheets may end undo. Rejects with Stopped. */
export async function askAboutUndo(dialogue: Dialogue): Promise<void> {
  if (dialogue.workbook.mayEndUndo === true) return;
  await askFirst(dialogue, { sentence: message("class-ends-undo"), yes: message("make-it") });
  dialogue.workbook.mayEndUndo = true;
}
