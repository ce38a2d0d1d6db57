import { message } from "../../message";
import { type Area, bringToFront } from "../../worksheet/excel";
import { type TouchedWorkbook, freeSheetName } from "../../worksheet/changes";
import type { SheetMark } from "../../worksheet/memory";
import { type SheetName, findHelper, loadHelpers, replaceSheets } from "../../worksheet/sheet";
import { type Act, askFirst } from "./work";

/** A sheet that an action is going to write for a maze; a maze has one of each kind. */
interface NewHelper {
  readonly kind: SheetMark;
  /** The word for it in the question before an earlier one is replaced. */
  readonly what: "answer" | "poster" | "marking" | "readable" | "steps" | "search" | "tree";
  /** The sheet of the maze, and what was read of the workbook. */
  readonly state: TouchedWorkbook & { readonly name: string; readonly sheets: readonly SheetName[] };
  /** What the sheet is called, in the person's language. */
  readonly named: string;
}

/** Where a helper sheet is going to be. */
interface HelperPlace {
  /** A name that is free. */
  readonly name: string;
  readonly sheets: readonly SheetName[];
  /**
   * To be called with the id of the sheet once it is complete: the earlier one is deleted and its name taken over, and `cell` of the new
   * one comes to the front. Gives the name. One request, and one more to replace another.
   */
  readonly finish: (id: string, cell?: Area) => Promise<string>;
}

/**
 * A place for a sheet that belongs to a maze, after a question if it has one of its kind. One request. Throws Refusal, and Stopped if the
 * answer is no.
 */
export async function helperPlace(
  { job, dialogue, changes }: Act,
  { kind, what, state, named }: NewHelper,
): Promise<HelperPlace> {
  const { sheets } = state;
  changes.touch(state, { structure: true });
  const loaded = await job.request((context) => loadHelpers(context, sheets, state.name));
  const earlier = findHelper(loaded, kind, state.name);
  // Lavirint itself protects sheets for self-marking.
  const isTheirs = what !== "marking" && earlier?.isProtected === true;
  changes.touch(state, { deleted: [earlier && { ...earlier, isProtected: isTheirs }] });
  if (earlier !== undefined) {
    const sentence = message("replace-sheet", { what, sheet: state.name, earlier: earlier.name });
    await askFirst(dialogue, { sentence, yes: message("replace") });
  }
  const name = freeSheetName(sheets, named);
  const finish = async (id: string, cell?: Area) => {
    if (earlier !== undefined) {
      changes.keep(message("earlier-sheet-left", { written: name, left: earlier.name }));
      await replaceSheets(job, [{ old: earlier, id }]);
    }
    await bringToFront(job, id, cell);
    return earlier?.name ?? name;
  };
  return { name, sheets, finish };
}
