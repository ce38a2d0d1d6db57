import { message } from "../../message";
import type { ExcelSession } from "../../worksheet/excel";
import { type SheetName, areInUse } from "../../worksheet/sheet";
import { type Dialogue, askFirst } from "./work";

// Not in work.ts, which the pane loads first: it would bring 31 KB along that read sheets.

/**
 * Asks whether the `count` sheets of a booklet or class set may end undo: before they are made, once for the whole workbook, and only where
 * there is something to undo. Rejects with Stopped.
 */
export async function askAboutUndo(
  session: ExcelSession,
  dialogue: Dialogue,
  sheets: readonly SheetName[],
  count: number,
): Promise<void> {
  const { workbook } = dialogue;
  if (workbook.mayEndUndo === true || !(await areInUse(session, sheets))) return;
  await askFirst(dialogue, { sentence: message("new-sheets-end-undo", { count }), yes: message("make-it") });
  workbook.mayEndUndo = true;
}
