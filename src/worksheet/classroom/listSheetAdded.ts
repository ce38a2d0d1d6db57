import { type Job, bringToFront, rangeAt } from "../excel";
import { type ReversibleChange, sheetAdded } from "../changes";
import type { SheetName } from "../sheet";

/** What a new class list holds: headings, then rows; all as wide as the headings. */
interface ListTexts {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Points. */
const WIDTHS = [150, 60, 210, 90] as const;

/** A class list as a table on a new sheet called `name`, which comes to the front; its rows are selected. Three requests. */
export function listSheetAdded(
  { sheets, name }: { readonly sheets: readonly SheetName[]; readonly name: string },
  { headings, rows }: ListTexts,
): ReversibleChange<void> {
  return sheetAdded({ name, sheets }, async (job: Job) => {
    const whole = { row: 0, column: 0, rows: rows.length + 1, columns: headings.length };
    await job.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      WIDTHS.forEach((width, column) => {
        rangeAt(sheet, { ...whole, rows: 1, column, columns: 1 }).format.columnWidth = width;
      });
      rangeAt(sheet, whole).values = [headings, ...rows].map((row) => [...row]);
    });
    await job.onSheet(name, (sheet) => sheet.tables.add(rangeAt(sheet, whole), true).load("name"));
    await bringToFront(job, name);
  });
}
