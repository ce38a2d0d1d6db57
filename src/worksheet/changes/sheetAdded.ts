import { type Message, message } from "../../message";
import type { ReversibleChange } from "./changes";
import type { Job } from "../excel";

/** A sheet that is about to be added. */
interface AddedSheet {
  readonly name: string;
  /** The sheets that were there before. */
  readonly sheets: readonly { readonly id: string }[];
  /** The name on it that marks it as Lavirint's; undefined where it has none. */
  readonly mark?: string | undefined;
  /** Id of the sheet that was in front, where the new one takes its place. */
  readonly front?: string | undefined;
  readonly ifStuck?: Message | undefined;
}

/**
 * A sheet that is added and filled by `make`, in one request or many. Rolling back deletes it, in two requests, or one where it does
 * not exist. A sheet that somebody else added meanwhile under the same name stays: it has contents, and no mark.
 */
export function sheetAdded<T>(added: AddedSheet, make: (job: Job) => Promise<T>): ReversibleChange<T> {
  const { name, sheets, mark, front, ifStuck = message("new-sheet-unfinished", { sheet: name }) } = added;
  const takeBack = async (job: Job) => {
    const found = await job.request(({ workbook: { worksheets } }) => {
      const sheet = worksheets.getItemOrNullObject(name).load("id");
      return {
        sheet,
        marked: mark === undefined ? undefined : sheet.names.getItemOrNullObject(mark).load("name"),
        used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
      };
    });
    if (found.sheet.isNullObject || sheets.some(({ id }) => id === found.sheet.id)) return;
    if (found.marked?.isNullObject === true && !found.used.isNullObject) return;
    await job.request(({ workbook: { worksheets } }) => {
      if (front !== undefined) worksheets.getItem(front).activate();
      worksheets.getItem(found.sheet.id).delete();
    });
  };
  return { make, takeBack, ifStuck };
}
