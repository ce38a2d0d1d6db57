import { message } from "../../message";
import { type ReversibleChange, freeSheetName } from "../changes";
import { type Job, Refusal, textFormula, textOfFormula } from "../excel";

/** A sheet to try things on, behind the one in front, and what was in front before. */
interface ScratchSheet {
  readonly name: string;
  /** Id of the sheet in front; undefined if that is no worksheet. */
  readonly front: string | undefined;
}

type Sheet = Pick<Excel.Worksheet, "id" | "name">;

/** What there is before a check. */
interface BeforeScratch {
  readonly sheets: readonly Sheet[];
  /** Id of the sheet in front; undefined if that is no worksheet. */
  readonly front: string | undefined;
  /** The scratch sheets of earlier checks, by their marks; one that somebody copied or renamed no longer counts. */
  readonly earlier: readonly Sheet[];
}

/** Looks at the workbook's sheets. Two requests; three if no worksheet is in front. */
export async function lookBeforeScratch(job: Job): Promise<BeforeScratch> {
  const { items: sheets } = await job.request(({ workbook }) => workbook.worksheets.load("items/id,items/name"));
  const loadMarks = ({ workbook }: Excel.RequestContext) =>
    sheets.map(({ id }) => {
      const sheet = workbook.worksheets.getItem(id);
      return { named: sheet.names.getItemOrNullObject(MARK).load("formula"), ...loadInserted(sheet) };
    });
  const both = job.request((context) => ({
    active: context.workbook.worksheets.getActiveWorksheet().load("id"),
    marks: loadMarks(context),
  }));
  const { active, marks } = (await both.catch(unlessRefused)) ?? {
    active: undefined,
    marks: await job.request(loadMarks).catch(unlessRefused),
  };
  const isEarlier = ({ name }: Sheet, i: number) => {
    const mark = marks?.[i];
    if (mark === undefined) return false;
    if (isInserted(mark)) return true;
    return !mark.named.isNullObject && textOfFormula(String(mark.named.formula)) === name;
  };
  return { sheets, front: active?.id, earlier: sheets.filter(isEarlier) };
}

/** A free name for a scratch sheet, called `word` if that is free. */
export function planScratch(sheets: readonly Sheet[], word: string, front: string | undefined): ScratchSheet {
  return { name: freeSheetName(sheets, word), front };
}

/** Id of the sheet in front; undefined if that is no worksheet. One request. */
export async function activeSheet(job: Job): Promise<string | undefined> {
  const read = job.request(({ workbook }) => workbook.worksheets.getActiveWorksheet().load("id"));
  return (await read.catch(unlessRefused))?.id;
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** Adds the scratch sheet, marked by a hidden name that holds the sheet's name. One request. */
export function scratchAdded(scratch: ScratchSheet): ReversibleChange {
  const { name } = scratch;
  const make = (job: Job) =>
    job.request(({ workbook }) => {
      workbook.worksheets.add(name).names.add(MARK, textFormula(name)).visible = false;
    });
  const ifStuck = message("scratch-sheet-left", { sheet: name });
  return { make, takeBack: (job) => dropScratch(job, scratch), ifStuck };
}

/**
 * Deletes the scratch sheet and the workbook's names that begin with {@link SCRATCH_NAME}; where the scratch sheet is in front, the
 * earlier sheet is activated. Two or three requests; does nothing if the sheet does not exist.
 */
async function dropScratch(job: Job, { name, front }: ScratchSheet): Promise<void> {
  const found = await job.request(({ workbook }) => ({
    scratch: workbook.worksheets.getItemOrNullObject(name).load("id"),
    names: workbook.names.load("items/name"),
  }));
  const active = found.scratch.isNullObject ? undefined : await activeSheet(job);
  await job.request(({ workbook }) => {
    for (const { name: made } of found.names.items) {
      if (made.startsWith(SCRATCH_NAME)) workbook.names.getItem(made).delete();
    }
    if (found.scratch.isNullObject) return;
    if (front !== undefined && active === found.scratch.id) workbook.worksheets.getItem(front).activate();
    workbook.worksheets.getItem(name).delete();
  });
}

/** The beginning of temporary names. */
export const SCRATCH_NAME = "LavirintCheck_";
/** The scratch sheet's hidden name by which a later check knows it; it holds the sheet's name. */
const MARK = `${SCRATCH_NAME}Sheet`;

/** What B2 of a sheet says that the Report inserted from a file, which can have no names. */
export const INSERTED_MARK = MARK;

/** The properties by which a sheet inserted from a file is recognised, to be loaded. */
interface LoadedMark {
  readonly first: Excel.Range;
  readonly used: Excel.Range;
}

/** Queues the question whether the Report inserted a sheet from a file. */
export function loadInserted(sheet: Excel.Worksheet): LoadedMark {
  return {
    first: sheet.getRange("B2").untrack().load("values"),
    used: sheet.getUsedRangeOrNullObject(true).untrack().load("address"),
  };
}

/** Whether the Report inserted it, and nobody wrote into another cell. */
export function isInserted({ first, used }: LoadedMark): boolean {
  return first.values[0]![0] === INSERTED_MARK && !used.isNullObject && /(?:^|!)\$?B\$?2$/.test(used.address);
}
