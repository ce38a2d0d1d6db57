/** Sheets that are added with what stands on them: tables, and pages as wide as these. */
import { yieldTurn } from "../engine";
import { runsOf } from "../maze/model";
import { type Message, type PlainId, type SayWords, message } from "../message";
import { addSheetChange, freeSheetName } from "./addSheets";
import { type Area, type Reference, SHEET_ROWS, rowBands } from "./addresses";
import { VALUE_CELLS } from "./cells";
import type { Change, Changes } from "./changes";
import { type ExcelSession, Refusal, rangeAt } from "./excel";
import { everywhere } from "./looks";
import type { SheetMark } from "./fact";
import { type FittedPage, type SheetToPrint, pageOfTable, showPrinted } from "./pageSetup";
import { type SheetName, addSheetOfMaze, readSheets } from "./sheet";

interface NewSheet {
  readonly name: string;
  readonly sheets: readonly SheetName[];
}

/** A place for a sheet that is going to be added; one request. Throws {@link Refusal} where the workbook's structure is protected. */
export async function findSheetPlace(session: ExcelSession, changes: Changes, word: string) {
  const place = await readSheets(session);
  changes.declareWrites(place, { structure: true });
  return { ...place, name: freeSheetName(place.sheets, word) };
}

export interface SheetContents {
  /** Points: of its columns, from the first one on. */
  readonly widths?: readonly number[];
  readonly page?: FittedPage;
  /** Queues all that fits the request that adds the sheet. */
  readonly fill: (sheet: Excel.Worksheet) => void;
  readonly more?: (session: ExcelSession, id: string) => Promise<void>;
}

export function onPages(widths: readonly number[], rows: number, repeated: FittedPage["repeated"]) {
  const width = widths.reduce((sum, each) => sum + each, 0);
  return { widths, page: pageOfTable(width, rows, repeated) };
}

/** One request, and those of its rest. */
export function addSheetBeside(
  kind: SheetMark,
  place: NewSheet,
  maze: Reference,
  contents: SheetContents,
): Change<SheetToPrint> {
  const fill = (sheet: Excel.Worksheet) => fillSheet(sheet, contents);
  return addSheetOfMaze(kind, place, maze, fill, async (id, session) => {
    await contents.more?.(session, id);
    return { id, page: contents.page };
  });
}

/** The sheet belongs to no maze: two requests, and those of its rest. Gives its id. */
export function addSheetInFront({ name, sheets }: NewSheet, contents: SheetContents): Change<string> {
  return addSheetChange({ name, sheets }, async (session) => {
    const { id } = await session.request(({ workbook }) => {
      const sheet = workbook.worksheets.add(name);
      fillSheet(sheet, contents);
      return sheet.load("id");
    });
    await contents.more?.(session, id);
    await showPrinted(session, [{ id, page: contents.page }]);
    return id;
  });
}

function fillSheet(sheet: Excel.Worksheet, { widths = [], fill }: SheetContents): void {
  for (const { first, length, value } of runsOf(widths.length, (column) => widths[column]!)) {
    rangeAt(sheet, { row: 0, column: first, rows: 1, columns: length }).format.columnWidth = value;
  }
  fill(sheet);
}

/** A text that begins with "=" is a formula. */
export type TableCell = number | string;

/** What a column holds of a row: nothing where it is undefined. */
export type CellOfRow = TableCell | Message | undefined;

export interface Column<Row> {
  readonly heading: PlainId;
  readonly of: (row: Row) => CellOfRow;
  /** A number format; {@link TEXT} for texts which Excel would take for dates or numbers: the address DEC1, for example. */
  readonly format?: string | ((row: Row) => string) | undefined;
  /** Whether it holds texts to the right of numbers, and is indented. */
  readonly isIndented?: boolean;
}

export const TEXT = "@";

/** A row of cells, as they are written. */
export function inCells(row: readonly CellOfRow[], say: SayWords): TableCell[] {
  return row.map((cell) => (typeof cell === "object" ? say(cell) : (cell ?? "")));
}

/** Queues contents of cells, rows x columns, from a cell on; Excel takes a text that begins with "=" for a formula here too. */
export function writeFrom(
  sheet: Excel.Worksheet,
  { row, column }: Pick<Area, "row" | "column">,
  values: readonly (readonly TableCell[])[],
): Excel.Range {
  const range = rangeAt(sheet, { row, column, rows: values.length, columns: values[0]!.length });
  range.values = values.map((line) => [...line]);
  return range;
}

/** Queues an Excel table of at least one row, whose first heading is in this cell. */
export function writeTable<Row>(
  sheet: Excel.Worksheet,
  { row, column: first }: Pick<Area, "row" | "column">,
  { columns, rows }: { readonly columns: readonly Column<Row>[]; readonly rows: readonly Row[] },
  say: SayWords,
): Excel.Table {
  const whole = { row, column: first, rows: rows.length + 1, columns: 1 };
  for (const { first: at, length, value: format } of runsOf(columns.length, (i) => columns[i]!.format)) {
    if (format === undefined) continue;
    // A heading is no number, but may be taken for one.
    const below = format === TEXT ? whole : { ...whole, row: row + 1, rows: rows.length };
    const cells = rangeAt(sheet, { ...below, column: first + at, columns: length });
    const rowOf = (each: string) => new Array<string>(length).fill(each);
    cells.numberFormat = typeof format === "string" ? everywhere(format) : rows.map((each) => rowOf(format(each)));
  }
  columns.forEach(({ isIndented }, i) => {
    if (isIndented === true) rangeAt(sheet, { ...whole, column: first + i }).format.indentLevel = 1;
  });
  const cells = rows.map((each) => columns.map(({ of }) => of(each)));
  const values = [columns.map(({ heading }) => message(heading)), ...cells].map((row) => inCells(row, say));
  return sheet.tables.add(writeFrom(sheet, { row, column: first }, values), true);
}

/** Points: room for the longest heading and the button of its filter. */
const COLUMN_WIDTH = 105;

/** Rows and bytes of one request. */
const ROWS_AT_ONCE = 16_000;
const BYTES_AT_ONCE = 900_000;

/** Throws {@link Refusal} for more rows than are left on a sheet below these lines. */
export function checkTableSize(count: number, lines = 0): void {
  const most = SHEET_ROWS - 1 - rowsAbove(lines);
  if (count > most) throw new Refusal(message("too-many-rows", { count, most }));
}

interface Table<Row> {
  readonly count: number;
  readonly rows: Iterable<Row>;
  readonly columns: readonly Column<Row>[];
  /** Rows above the table; each begins with a text. */
  readonly above?: readonly (readonly CellOfRow[])[];
}

/** The lines above a table, and an empty row. */
const rowsAbove = (lines: number) => (lines === 0 ? 0 : lines + 1);

/** An Excel table, which takes as few requests as 900 KB each allow; it is made with the last. */
export function tableContents<Row>(
  { count, rows, columns, above = [] }: Table<Row>,
  { say, progress }: { readonly say: SayWords; readonly progress: (done: number, total: number) => void },
): SheetContents {
  const whole = { row: rowsAbove(above.length), column: 0, rows: count + 1, columns: columns.length };
  const left = rows[Symbol.iterator]();
  const fill = (sheet: Excel.Worksheet) => {
    columns.forEach(({ format }, column) => {
      if (format !== TEXT) return;
      const cells = rangeAt(sheet, { ...whole, column, columns: 1 });
      cells.numberFormat = everywhere(TEXT);
      if (columns[column - 1]?.format !== TEXT) cells.format.indentLevel = 1; // apart from numbers to its left
    });
    writeFrom(sheet, whole, [columns.map(({ heading }) => say(heading))]);
    const width = Math.max(0, ...above.map(({ length }) => length));
    const filled = above.map((line) => {
      const cells = Array.from({ length: width }, (_, i) => line[i]);
      return inCells(cells, say);
    });
    if (above.length > 0) writeFrom(sheet, { row: 0, column: 0 }, filled);
  };
  const more = async (session: ExcelSession, id: string) => {
    let done = 0;
    do {
      progress(done, count);
      const values = await takeRows(left, columns, say);
      const area = { ...whole, row: whole.row + 1 + done, rows: values.length };
      done += values.length;
      await session.onSheet(id, (sheet) => {
        for (const band of values.length > 0 ? rowBands(area, VALUE_CELLS) : []) {
          rangeAt(sheet, band).formulas = values.slice(band.row - area.row, band.row - area.row + band.rows);
        }
        if (done >= count) sheet.tables.add(rangeAt(sheet, whole), true);
      });
    } while (done < count);
  };
  const heading = whole.row + 1;
  const widths = columns.map(() => COLUMN_WIDTH);
  return { fill, more, ...onPages(widths, heading + count, `$${heading}:$${heading}`) };
}

async function takeRows<Row>(rows: Iterator<Row>, columns: readonly Column<Row>[], say: SayWords) {
  const values: TableCell[][] = [];
  for (let bytes = 0; values.length < ROWS_AT_ONCE && bytes < BYTES_AT_ONCE;) {
    const next = rows.next();
    if (next.done === true) break;
    const cells = columns.map(({ of }) => of(next.value));
    const row = inCells(cells, say);
    values.push(row);
    // Quotation marks, commas and brackets, and the length of each number or text.
    bytes += row.reduce<number>((sum, value) => sum + String(value).length + 3, 2);
    await yieldTurn();
  }
  return values;
}
