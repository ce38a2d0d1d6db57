import { message } from "../../message";
import { type Area, type Job, Refusal, SHEET_ROWS, bringToFront, yieldTurn, rangeAt, rowBands } from "../excel";
import { type ReversibleChange, freeSheetName, sheetAdded } from "../changes";
import { type HelperSheet, type SheetName, deleteSheet, findHelper, loadHelpers, loadSheets, sheetsIn } from "../sheet";
import { facts, rememberFirst } from "../memory";
import { VALUE_CELLS, everywhere } from "../cells";

/** One row of the table; texts never begin like a formula. */
export type StepRow = readonly [
  step: number,
  cell: string,
  side: string,
  neighbour: string,
  setOfCell: number,
  setOfNeighbour: number,
  outcome: string,
  setsLeft: number,
];

type TextOfEach<Row extends readonly unknown[]> = { readonly [Column in keyof Row]: string };
/** What each column is called. */
export type StepHeadings = TextOfEach<StepRow>;

/** The columns of addresses, which Excel would take for dates or numbers in some columns: DEC1, for example. */
const TEXT_COLUMNS = [1, 3];

/** Points: room for the longest heading and the button of its filter. */
const COLUMN_WIDTH = 105;

/** Rows of a table below its headings. */
const TABLE_ROWS = SHEET_ROWS - 1;
/** Rows and bytes of one request. */
const ROWS_AT_ONCE = 16_000;
const BYTES_AT_ONCE = 900_000;

/** Throws {@link Refusal} for more steps than a sheet has rows. */
export function checkTableSize(steps: number): void {
  if (steps <= TABLE_ROWS) return;
  throw new Refusal(message("too-many-steps", { count: steps, most: TABLE_ROWS }));
}

/** What was read of the workbook before a table of steps is written. */
interface StepsPlace {
  readonly sheets: readonly SheetName[];
  readonly isStructureProtected: boolean;
  /** The table of an earlier maze. */
  readonly existing: HelperSheet | undefined;
}

/** The sheets of the workbook, and the one that holds the table of steps of the maze on `mazeSheet`. Two requests. */
export async function findStepsTable(job: Job, mazeSheet: string): Promise<StepsPlace> {
  const read = await job.request((context) => ({
    list: loadSheets(context),
    structure: context.workbook.protection.load("protected"),
  }));
  const sheets = sheetsIn(read.list);
  const loaded = await job.request((context) => loadHelpers(context, sheets, mazeSheet));
  const isStructureProtected = read.structure.protected;
  return { sheets, isStructureProtected, existing: findHelper(loaded, facts.steps, mazeSheet) };
}

/** A table of steps, a row each. */
interface Steps {
  /** The sheet of the maze, and its place there. */
  readonly mazeSheet: string;
  readonly grid: Area;
  readonly count: number;
  readonly rows: Iterator<StepRow>;
  /** What the sheet is called, and its columns. */
  readonly sheetName: string;
  readonly headings: StepHeadings;
}

/**
 * An Excel table on a new sheet, which comes to the front: one request to make the sheet, then as few as 900 KB each allow, the table
 * with the last, and one to bring it to the front. Gives the sheet.
 */
export function stepsTableWritten(
  sheets: readonly SheetName[],
  { mazeSheet, grid, count, rows, sheetName, headings }: Steps,
  progress: (done: number) => void,
): ReversibleChange<{ id: string; name: string }> {
  const name = freeSheetName(sheets, sheetName);
  return sheetAdded({ name, sheets, mark: facts.steps.name }, async (job) => {
    const whole = { row: 0, column: 0, rows: count + 1, columns: headings.length };
    const added = await job.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      rememberFirst(sheet, facts.steps, { sheet: mazeSheet, area: grid });
      for (const column of TEXT_COLUMNS) {
        rangeAt(sheet, { ...whole, column, columns: 1 }).numberFormat = everywhere("@");
      }
      rangeAt(sheet, { ...whole, rows: 1 }).values = [[...headings]];
      return sheet.load("id");
    });

    for (let done = 0; done < count || count === 0;) {
      progress(done);
      const values = await takeRows(rows);
      const area = { ...whole, row: done + 1, rows: values.length };
      done += values.length;
      const isLast = done >= count;
      await job.onSheet(added.id, (sheet) => {
        for (const band of values.length > 0 ? rowBands(area, VALUE_CELLS) : []) {
          rangeAt(sheet, band).values = values.slice(band.row - area.row, band.row - area.row + band.rows);
        }
        if (!isLast) return;
        sheet.tables.add(rangeAt(sheet, whole), true);
        rangeAt(sheet, { ...whole, rows: 1 }).format.columnWidth = COLUMN_WIDTH;
      });
      if (isLast) break;
    }
    await bringToFront(job, added.id);
    return { id: added.id, name };
  });
}

/** Deletes the sheet of an earlier table, and gives the new one its name. */
export async function replaceStepsTable(job: Job, earlier: HelperSheet, id: string): Promise<void> {
  await job.request((context) => {
    const { worksheets } = context.workbook;
    deleteSheet(context, earlier);
    worksheets.getItem(id).name = earlier.name;
  });
}

/** As many rows as one request takes. */
async function takeRows(rows: Iterator<StepRow>): Promise<(number | string)[][]> {
  const values: (number | string)[][] = [];
  for (let bytes = 0; values.length < ROWS_AT_ONCE && bytes < BYTES_AT_ONCE;) {
    const next = rows.next();
    if (next.done === true) break;
    values.push([...next.value]);
    // Quotation marks, commas and brackets, and the length of each number or text.
    bytes += next.value.reduce<number>((sum, value) => sum + String(value).length + 3, 2);
    await yieldTurn();
  }
  return values;
}
