import { message } from "../../message";
import { readBookPlace } from "../../worksheet/booklet";
import { listSheetAdded } from "../../worksheet/classroom";
import { freeSheetName } from "../../worksheet/changes";
import { type ActionOutcome, type Dialogue, act, askFirst } from "../desk";
import { classWords } from "./classWords";

/**
 * Writes a class list with three examples as a table on a new sheet, so that it covers nothing. Five requests. Throws ActionFailure; then
 * there is no new sheet.
 */
export function newClassList(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("new-class-list-button"), dialogue, async (job, changes) => {
    const { say } = dialogue;
    const place = await readBookPlace(job);
    changes.touch(place, { structure: true });
    await askAboutUndo(dialogue);
    const { name, level, words, shape, easy, hard, shapes } = classWords(say);
    const name1 = say(message("class-example-name", { number: 1 }));
    const rows = [
      [name1, easy, say(message("class-example-word")), ""],
      [say(message("class-example-name", { number: 2 })), hard, say(message("class-example-words")), ""],
      [say(message("class-example-name", { number: 3 })), "", "", shapes[0]!.name],
    ];
    const sheet = freeSheetName(place.sheets, say(message("class-list-sheet")));
    const headings = [name, level, words, shape];
    await changes.make(job, listSheetAdded({ sheets: place.sheets, name: sheet }, { headings, rows }));
    return message("class-list-ready", { sheet });
  });
}

/** Asks, once for the whole workbook, whether new sheets may end undo. Rejects with Stopped. */
export async function askAboutUndo(dialogue: Dialogue): Promise<void> {
  if (dialogue.workbook.mayEndUndo === true) return;
  await askFirst(dialogue, { sentence: message("class-ends-undo"), yes: message("make-it") });
  dialogue.workbook.mayEndUndo = true;
}
