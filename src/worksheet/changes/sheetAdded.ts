import { type Message, message } from "../../message";
import type { ReversibleChange } from "./changes";
import { type Job, Refusal, bringToFront } from "../excel";
import { SheetsLeft } from "./sheetsInserted";

/** A sheet that is about to be added. */
interface AddedSheet {
  readonly name: string;
  /** The sheets that were there before. */
  readonly sheets: readonly { readonly id: string }[];
  /** The name on it that marks it as Lavirint's; undefined if it has none. */
  readonly mark?: string | undefined;
  /** Id of the sheet that was in front, where the new one takes its place. */
  readonly front?: string | undefined;
  readonly ifStuck?: Message | undefined;
}

const ADDING = "WorksheetCollection.add";

/**
 * A sheet that is added and filled by `make`, in one request or many. Rolling back deletes it, in three requests, or one where it does
 * not exist, and brings `front` back, in one more. A sheet that somebody else added meanwhile under the same name stays: it has
 * contents, and no mark. `make` says with `arrived` that the sheet with this id is the added one, though it has no mark yet.
 */
export function sheetAdded<T>(
  added: AddedSheet,
  make: (job: Job, arrived: (id: string) => void) => Promise<T>,
): ReversibleChange<T> {
  const { name, sheets, mark, front, ifStuck = message("new-sheet-unfinished", { sheet: name }) } = added;
  let isOthers = false;
  let ours: string | undefined;
  let arrivedInPart: SheetsLeft | undefined;
  const adding = (job: Job) =>
    make(job, (id) => (ours = id)).catch((error: unknown) => {
      // Somebody else was faster, and the sheet of this name is theirs.
      isOthers ||= error instanceof Refusal && error.code === "ItemAlreadyExists" && error.location === ADDING;
      if (error instanceof SheetsLeft) arrivedInPart = error;
      throw error;
    });
  const takeBack = async (job: Job) => {
    if (isOthers) return;
    if (arrivedInPart !== undefined) return arrivedInPart.remove(job);
    const sheet = await job.request(({ workbook }) => workbook.worksheets.getItemOrNullObject(name).load("id"));
    if (sheet.isNullObject || sheets.some(({ id }) => id === sheet.id)) return;
    const found = await job.onSheet(sheet.id, (there) => ({
      marked: mark === undefined ? undefined : there.names.getItemOrNullObject(mark).load("name"),
      used: there.getUsedRangeOrNullObject(false).untrack().load("address"),
    }));
    const isUnmarked = found.marked?.isNullObject === true && sheet.id !== ours;
    if (isUnmarked && !found.used.isNullObject) return;
    await job.repeatable(({ workbook: { worksheets } }) => {
      worksheets.getItemOrNullObject(sheet.id).delete();
    });
    if (front !== undefined) await bringToFront(job, front);
  };
  return {
    make: adding,
    takeBack,
    /** Known only when taking back has failed. */
    get ifStuck() {
      return arrivedInPart === undefined ? ifStuck : message("arrived-sheet-left", { sheet: name });
    },
  };
}
