import { message } from "../../message";
import type { ReversibleChange } from "../changes";
import { type Job, Refusal, textFormula } from "../excel";

/** A sheet to try things on, behind the one in front, and what was in front before. */
interface ScratchSheet {
  readonly name: string;
  /** Id of the sheet in front; undefined where that is no worksheet. */
  readonly front: string | undefined;
}

/** The scratch sheet's name, to which a number is added if it is taken. */
export const SCRATCH = "Lavirint check";

/** The worksheets by their ids and names. One request. */
export async function worksheetsOf(job: Job): Promise<readonly Pick<Excel.Worksheet, "id" | "name">[]> {
  return (await job.request(({ workbook }) => workbook.worksheets.load("items/id,items/name"))).items;
}

/** A free name for a scratch sheet, and the sheet in front. One request. */
export async function planScratch(job: Job, names: readonly string[]): Promise<ScratchSheet> {
  const taken = new Set(names.map((name) => name.toUpperCase()));
  let name = SCRATCH;
  for (let number = 2; taken.has(name.toUpperCase()); number++) name = `${SCRATCH} ${number}`;
  return { name, front: await activeSheet(job) };
}

/** Id of the sheet in front; undefined where that is no worksheet. One request. */
export function activeSheet(job: Job): Promise<string | undefined> {
  return job
    .request(({ workbook }) => workbook.worksheets.getActiveWorksheet().load("id"))
    .then(
      ({ id }) => id,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return undefined;
      },
    );
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
 * earlier sheet is activated. Two or three requests; does nothing where the sheet does not exist.
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
/** The scratch sheet's hidden name by which a later check knows it. */
export const MARK = `${SCRATCH_NAME}Sheet`;
