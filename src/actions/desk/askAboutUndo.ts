import { message, together } from "../../message";
import type { Job } from "../../worksheet/excel";
import { type SheetName, areInUse } from "../../worksheet/sheet";
import { type Dialogue, askFirst } from "./work";

/**
 * Asks whether this many new sheets may end undo: before they are made, once for the whole workbook, and only where there is something to
 * undo. `isBooklet`: Delete booklet removes them. One request or none. Rejects with Stopped.
 */
export async function askAboutUndo(
  job: Job,
  dialogue: Dialogue,
  sheets: readonly SheetName[],
  added: { readonly count: number; readonly isBooklet: boolean },
): Promise<void> {
  const { workbook } = dialogue;
  if (workbook.mayEndUndo === true || !(await areInUse(job, sheets))) return;
  const { count, isBooklet } = added;
  const sentence = together(
    message("new-sheets-end-undo", { count }),
    isBooklet ? message("new-sheets-removed", { count }) : undefined,
  );
  await askFirst(dialogue, { sentence, yes: message("make-it") });
  workbook.mayEndUndo = true;
}
