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
/** Only guards, the first calls of a request, ask for a name that must exist. */
const GUARDING = "NamedItemCollection.getItem";

/**
 * A sheet that is added and filled by `make`, in one request or many. Rolling back deletes it, in three requests, or one if it does
 * not exist, and brings `front` back, in one more. `make` says with `arrived` that the sheet with this id is the added one, though it has
 * no mark yet.
 *
 * A sheet that somebody else added meanwhile under the same name stays: a person's has contents and no mark. Another page's is marked as
 * ours would be; it stays where nothing was added here, because no request that may change something was sent, or a guard stopped the
 * only one.
 */
export function sheetAdded<T>(
  added: AddedSheet,
  make: (job: Job, arrived: (id: string) => void) => Promise<T>,
): ReversibleChange<T> {
  const { name, sheets, mark, front, ifStuck = message("new-sheet-unfinished", { sheet: name }) } = added;
  let isOthers = false;
  let isUntouched = false;
  let ours: string | undefined;
  let arrivedInPart: SheetsLeft | undefined;
  const adding = (job: Job) => {
    let changing = 0;
    let isChanging = false;
    const watched = job.whenSending((mayChange) => {
      isChanging = mayChange;
      if (mayChange) changing++;
    });
    return make(watched, (id) => (ours = id)).catch((error: unknown) => {
      const location = error instanceof Refusal ? error.location : "";
      // Somebody else was faster, and the sheet of this name is theirs.
      isOthers ||= error instanceof Refusal && error.code === "ItemAlreadyExists" && location === ADDING;
      isUntouched = changing === 0 || (changing === 1 && isChanging && location === GUARDING);
      if (error instanceof SheetsLeft) arrivedInPart = error;
      throw error;
    });
  };
  const takeBack = async (job: Job) => {
    if (isOthers || isUntouched) return;
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
