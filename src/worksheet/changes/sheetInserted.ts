import { type Job, Refusal, formCodes, insertsSheets } from "../excel";

/** The most characters of a file in one request; Excel on the web takes 5 MB. */
export const MOST_CHARACTERS = 4_500_000;

/**
 * Inserts the one sheet of a .xlsx file in Base64, named `name`, behind all others. Returns its id; undefined where this Excel does not
 * take it, and then nothing of it is left. One request; three where it is refused.
 */
export async function sheetInserted(
  job: Job,
  { name, sheets }: { readonly name: string; readonly sheets: readonly { readonly id: string }[] },
  file: string,
): Promise<string | undefined> {
  if (!insertsSheets(job.host) || file.length > MOST_CHARACTERS) return undefined;
  try {
    const ids = await job.request(({ workbook }) => {
      return workbook.insertWorksheetsFromBase64(file, { positionType: "End" });
    });
    return ids.value[0];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The sheet may have arrived although an error came back (OfficeDev/office-js#3179).
    await removeArrived(job, name, sheets);
    if (!formCodes.has(error.code)) throw error;
    job.host.insertsSheets = false;
    return undefined;
  }
}

/**
 * Deletes the sheet if it is there: one that was not there before and holds no values, because somebody may have added another. Whether it
 * did.
 */
export async function removeArrived(
  job: Job,
  name: string,
  sheets: readonly { readonly id: string }[],
): Promise<boolean> {
  const found = await job.request(({ workbook }) => workbook.worksheets.getItemOrNullObject(name).load("id"));
  if (found.isNullObject || sheets.some(({ id }) => id === found.id)) return false;
  const used = await job.onSheet(found.id, (sheet) => {
    return sheet.getUsedRangeOrNullObject(true).untrack().load("address");
  });
  if (!used.isNullObject) return false;
  await job.repeatable(({ workbook }) => workbook.worksheets.getItemOrNullObject(found.id).delete());
  return true;
}
