import { type SheetOfMazes, areaOfValues } from "../../files";
import { engine } from "../../engine";
import { type Job, Refusal, bringToFront, formCodes, insertsSheets, parseReference, sameArea } from "../excel";

/** The workbook before sheets are inserted. */
interface Before {
  /** The sheets that were there. */
  readonly sheets: readonly { readonly id: string }[];
  /** The id of the one in front, which stays there; undefined if it is not known. */
  readonly front?: string | undefined;
}

/** Sheets that arrived. */
interface Inserted<T> {
  /** Their ids, in the order of the file. */
  readonly ids: readonly string[];
  readonly read: T;
}

/** Sheets may have come although Excel refused them, and could not be removed yet. It says what Excel's refusal says. */
export class SheetsLeft extends Refusal {
  override name = "SheetsLeft";
  /** `remove` tries again: three requests at most, and one to bring the sheet before to the front. */
  constructor(
    { sentence, details, code, location }: Refusal,
    readonly remove: (job: Job) => Promise<void>,
  ) {
    super(sentence, details, code, location);
  }
}

/** Characters of the longest name that Excel accepts for a sheet. */
const LONGEST_NAME = 31;

/** A file may be refused where adding each sheet is not: by a sensitivity label, for example (OfficeDev/office-js#2081). */
const DENIED = "AccessDenied";
const TOO_LARGE = "RequestPayloadSizeLimitExceeded";

/**
 * Inserts sheets from a file, behind all others: walls, looks, contents and sizes of any number of sheets in one call. Undefined if
 * this Excel does not take it, and then nothing of it is left: the caller draws. One request, and one more if the sheets are not found
 * by their names in the same request; up to three more if they are refused or come in part. `read` queues what to read of them.
 *
 * Throws {@link Refusal} for what would refuse drawing as well, {@link SheetsLeft} if something of it may be left, and Stopped.
 */
export async function sheetsInserted<T>(
  job: Job,
  sheets: readonly SheetOfMazes[],
  before: Before,
  read: (find: (name: string) => Excel.Worksheet) => T,
): Promise<Inserted<T> | undefined> {
  if (!insertsSheets(job.host)) return undefined;
  const file = await engine.run("mazesAsFile", { sheets }, job.signal);
  if (file.length > job.host.mostInserted) return undefined;
  // Then the file has one more, because no workbook is without a visible sheet.
  const chosen = sheets.every(({ isHidden }) => isHidden === true) && {
    sheetNamesToInsert: sheets.map(({ name }) => name),
  };
  // A request that Excel refused may be made again, and then the sheets may come a second time.
  let times = 0;
  const remove = (remover: Job) => removeArrived(remover, sheets, before, times);
  try {
    const look = ({ workbook: { worksheets } }: Excel.RequestContext) => ({
      front: worksheets.getActiveWorksheet().load("id"),
      found: sheets.map(({ name }) => worksheets.getItemOrNullObject(name).load("id")),
      read: read((name) => worksheets.getItemOrNullObject(name)),
    });
    const arrived = await job.request((context) => {
      times++;
      return {
        front: context.workbook.worksheets.getActiveWorksheet().load("id"),
        ids: context.workbook.insertWorksheetsFromBase64(file, { positionType: "End", ...chosen }),
        seen: look(context),
      };
    });
    const ids = arrived.ids.value;
    const isSeen = arrived.seen.found.every((sheet) => !sheet.isNullObject);
    const seen = isSeen ? arrived.seen : await job.unstoppable().request(look);
    if (seen.front.id !== arrived.front.id) await bringToFront(job, arrived.front.id);
    const isNamed = seen.found.every((sheet, i) => !sheet.isNullObject && sheet.id === ids[i]);
    if (isNamed && ids.length === sheets.length) return { ids, read: seen.read };
    // Somebody was faster with one of the names, or not all have come.
    await job.unstoppable().repeatable(({ workbook }) => {
      for (const id of ids) workbook.worksheets.getItemOrNullObject(id).delete();
    });
    if (times > 1) await remove(job.unstoppable());
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Sheets may have arrived although an error came back (OfficeDev/office-js#3179).
    await remove(job.unstoppable()).catch((again: unknown) => {
      throw again instanceof Refusal ? new SheetsLeft(error, remove) : again;
    });
    if (error.code !== DENIED && !formCodes.has(error.code)) throw error;
    job.host.mostInserted = error.code === TOO_LARGE ? file.length - 1 : 0;
    return undefined;
  }
}

/**
 * Deletes what has come of the sheets: what was not there before and holds just what the file says; somebody may have added another.
 * `times`: how often Excel was asked to insert them; those that come again have a number behind their names.
 */
async function removeArrived(job: Job, sheets: readonly SheetOfMazes[], before: Before, times: number): Promise<void> {
  const wanted = sheets.flatMap((sheet) => {
    return Array.from({ length: times }, (_, i) => ({
      sheet,
      name: i === 0 ? sheet.name : numbered(sheet.name, i + 1),
    }));
  });
  const found = await job.request(({ workbook: { worksheets } }) => ({
    front: worksheets.getActiveWorksheet().load("id"),
    sheets: wanted.map(({ name }) => worksheets.getItemOrNullObject(name).load("id")),
  }));
  const known = new Set(before.sheets.map(({ id }) => id));
  const come = found.sheets.flatMap((sheet, i) => {
    return sheet.isNullObject || known.has(sheet.id) ? [] : [{ id: sheet.id, holds: areaOfValues(wanted[i]!.sheet) }];
  });
  if (come.length === 0) return;
  const used = await job.request(({ workbook }) => {
    return come.map(({ id }) => {
      return workbook.worksheets.getItem(id).getUsedRangeOrNullObject(true).untrack().load("address");
    });
  });
  const ours = come.filter(({ holds }, i) => {
    if (used[i]!.isNullObject) return true;
    const area = parseReference(used[i]!.address)?.area;
    return holds !== undefined && area !== undefined && sameArea(area, holds);
  });
  await job.repeatable(({ workbook }) => {
    for (const { id } of ours) workbook.worksheets.getItemOrNullObject(id).delete();
  });
  if (before.front !== undefined && found.front.id !== before.front) await bringToFront(job, before.front);
}

/** The name that Excel gives a sheet whose own name is taken: "Index (2)". */
function numbered(name: string, number: number): string {
  const end = ` (${number})`;
  return name.slice(0, LONGEST_NAME - end.length) + end;
}
