import { type Job, bringToFront, rangeAt, readNames, referenceTo } from "../excel";
import { everywhere } from "../cells";
import { type ReversibleChange, freeSheetName, sheetAdded } from "../changes";
import { type SheetName, loadHelpers } from "../sheet";
import { facts } from "../memory";

/** A sheet that marks paths, and the name of the sheet of its maze. */
interface MarkingOf {
  readonly name: string;
  readonly mazeSheet: string;
}

/** Points. */
const [FIRST_WIDTH, WIDTH] = [160, 120];

/** The sheets that mark paths, in the order of their tabs; those whose maze is gone are left out. One request. */
export async function findMarkingSheets(job: Job, sheets: readonly SheetName[]): Promise<MarkingOf[]> {
  const loaded = await job.request((context) => loadHelpers(context, sheets, ""));
  return loaded.flatMap(({ sheet: { name }, names }) => {
    const maze = facts.marking.read(readNames(names));
    return maze === undefined ? [] : [{ name, mazeSheet: maze.sheet }];
  });
}

/**
 * A table on a new sheet that shows, in a row for each of these sheets, what its cells hold: the first column has the names of the mazes'
 * sheets, the others formulas. Three requests; gives the sheet's name.
 */
export function resultsSheetAdded(
  sheets: readonly SheetName[],
  marking: readonly MarkingOf[],
  {
    sheetName,
    headings,
    cells,
  }: {
    readonly sheetName: string;
    readonly headings: readonly string[];
    /** Rows of column B, from 0, one for each heading but the first. */
    readonly cells: readonly number[];
  },
): ReversibleChange<string> {
  const name = freeSheetName(sheets, sheetName);
  return sheetAdded({ name, sheets }, async (job) => {
    const whole = { row: 0, column: 0, rows: marking.length + 1, columns: headings.length };
    const first = { ...whole, columns: 1 };
    const added = await job.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      // A sheet may be called 12.
      rangeAt(sheet, first).numberFormat = everywhere("@");
      rangeAt(sheet, first).values = [[headings[0]!], ...marking.map(({ mazeSheet }) => [mazeSheet])];
      rangeAt(sheet, { ...whole, column: 1, columns: headings.length - 1 }).formulas = [
        headings.slice(1),
        ...marking.map((each) => cells.map((row) => referenceTo(each.name, { row, column: 1, rows: 1, columns: 1 }))),
      ];
      rangeAt(sheet, { ...whole, rows: 1 }).format.columnWidth = WIDTH;
      rangeAt(sheet, { ...first, rows: 1 }).format.columnWidth = FIRST_WIDTH;
      return sheet.load("id");
    });
    await job.onSheet(added.id, (sheet) => sheet.tables.add(rangeAt(sheet, whole), true).load("name"));
    await bringToFront(job, added.id);
    return name;
  });
}
