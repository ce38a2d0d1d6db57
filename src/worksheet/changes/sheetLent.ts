import { message } from "../../message";
import type { ReversibleChange } from "./changes";
import { type Job, Refusal, bringToFront, formCodes, insertsSheets } from "../excel";
import { MOST_CHARACTERS, removeArrived } from "./sheetInserted";

/** A sheet that is in the workbook until its formats are copied. */
export interface LentSheet {
  readonly id: string;
  /** Whether it came to the front. */
  readonly isInFront: boolean;
}

/** A sheet that is about to be inserted. */
interface ExpectedSheet {
  readonly name: string;
  /** The sheets that were there before, and the id of the one in front. */
  readonly sheets: readonly { readonly id: string }[];
  readonly front: string;
}

/** Refusals after which the action may go on without the sheet; the others would meet every request. */
const refusesSheets: ReadonlySet<string> = new Set([...formCodes, "AccessDenied", "UnsupportedFeature"]);

/**
 * Inserts the sheet called `name` of an .xlsx file in Base64; undefined where this Excel does not take it, and then nothing of it is
 * left. One request; up to five where it is refused. Rolling back deletes it where it still is, in up to three requests.
 */
export function sheetLent(
  { name, sheets, front }: ExpectedSheet,
  makeFile: () => Promise<string>,
): ReversibleChange<LentSheet | undefined> {
  let hasBegun = false;
  let id: string | undefined;
  const remove = async (job: Job) => {
    if (await removeArrived(job, name, sheets)) await bringToFront(job, front);
  };
  const make = async (job: Job) => {
    if (!insertsSheets(job.host)) return undefined;
    const file = await makeFile();
    if (file.length > MOST_CHARACTERS) return undefined;
    hasBegun = true;
    try {
      const come = await job.request(({ workbook }) => ({
        ids: workbook.insertWorksheetsFromBase64(file, { sheetNamesToInsert: [name], positionType: "End" }),
        inFront: workbook.worksheets.getActiveWorksheet().load("id"),
      }));
      id = come.ids.value[0]!;
      return { id, isInFront: come.inFront.id === id };
    } catch (error) {
      if (!(error instanceof Refusal) || !refusesSheets.has(error.code)) throw error;
      // The sheet may have arrived although an error came back (OfficeDev/office-js#3179).
      await remove(job);
      if (formCodes.has(error.code)) job.host.insertsSheets = false;
      return undefined;
    }
  };
  const takeBack = async (job: Job) => {
    if (!hasBegun) return;
    if (id === undefined) return remove(job);
    const there = id;
    const found = await job.request(({ workbook }) => workbook.worksheets.getItemOrNullObject(there).load("name"));
    // On a Mac another sheet may have got its id since.
    if (found.isNullObject || !found.name.startsWith(name)) return;
    await job.repeatable(({ workbook }) => workbook.worksheets.getItemOrNullObject(there).delete());
    await bringToFront(job, front);
  };
  return { make, takeBack, ifStuck: message("hidden-sheet-left", { sheet: name }) };
}
