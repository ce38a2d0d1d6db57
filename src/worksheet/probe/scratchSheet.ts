import { message } from "../../message";
import { type ReversibleChange, freeSheetName } from "../changes";
import { type Job, Refusal, bringToFront } from "../excel";

/** A sheet to try things on. */
export interface Scratch {
  readonly name: string;
  /** The ids of the sheets that are there before it. */
  readonly before: ReadonlySet<string>;
  /** The id of the sheet in front; undefined if that is no worksheet. */
  readonly front: string | undefined;
}

/** Names of sheets and of the workbook that the report makes begin with this. */
export const SCRATCH = "LavirintReport_";

/** A free name for a scratch sheet, called `word` if that is free. Two requests. */
export async function planScratch(job: Job, word: string): Promise<Scratch> {
  const { items } = await job.request(({ workbook }) => workbook.worksheets.load("items/id,items/name"));
  return { name: freeSheetName(items, word), before: new Set(items.map(({ id }) => id)), front: await inFront(job) };
}

async function inFront(job: Job): Promise<string | undefined> {
  const read = job.request(({ workbook }) => workbook.worksheets.getActiveWorksheet().load("id"));
  const sheet = await read.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  return sheet?.id;
}

/**
 * Adds the scratch sheet, which says to whoever finds it later what it is; one request. Rolling back deletes it, the sheets that questions
 * inserted, whose names begin with its name, and the names that they made; three requests at most.
 */
export function scratchAdded({ name, before, front }: Scratch, text: string): ReversibleChange {
  return {
    make: (job) =>
      job.request(({ workbook }) => {
        workbook.worksheets.add(name).getRange("A1").untrack().values = [[text]];
      }),
    takeBack: async (job) => {
      const found = await job.request(({ workbook }) => ({
        sheets: workbook.worksheets.load("items/id,items/name"),
        names: workbook.names.load("items/name"),
      }));
      const own = found.sheets.items.filter((sheet) => !before.has(sheet.id) && sheet.name.startsWith(name));
      const names = found.names.items.filter((item) => item.name.startsWith(SCRATCH));
      if (own.length + names.length === 0) return;
      await job.repeatable(({ workbook }) => {
        for (const { id } of own) workbook.worksheets.getItemOrNullObject(id).delete();
        for (const item of names) workbook.names.getItemOrNullObject(item.name).delete();
      });
      if (front !== undefined) await bringToFront(job, front);
    },
    ifStuck: message("scratch-sheet-left", { sheet: name }),
  };
}
