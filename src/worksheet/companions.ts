/** Sheets that hold a maze in another form: wall codes, words, a sheet that marks typed paths. */
import { crc32 } from "../maze/code";
import { FIRST_RESULT_ROW, FIRST_STEP_ROW, MARKED_PATH_CELL, type MarkingCells } from "../maze/marking";
import type { Ends, Maze } from "../maze/model";
import { type SayWords, message } from "../message";
import {
  addressOf,
  columnLetters,
  referenceTo,
  type Area,
  SHEET_ROWS,
  rowBands,
  areaIn,
  isOnSheet,
  sameArea,
} from "./addresses";
import { drawMazes } from "./booklet";
import { VALUE_CELLS } from "./cells";
import { type Change, piecesOf } from "./changes";
import { type ExcelSession, rangeAt, Refusal } from "./excel";
import { everywhere, setCellSize } from "./looks";
import { factBetween, saveFirstFact } from "./fact";
import { facts } from "./facts";
import { type ReadName, fieldsOf, loadNames } from "./names";
import { type FittedPage, fitToWidth, pageOfTable } from "./pageSetup";
import { orientationOf } from "./paper";
import { type HelperSheet, type SheetName, readHelpers, type SheetState, findHelper } from "./sheet";
import { type Column, type SheetContents, TEXT, onPages, writeTable } from "./newSheets";

/** Points. */
const [FIRST_WIDTH, WIDTH] = [160, 120];

/**
 * The sheets that mark paths, and whose they are: the name of the sheet of their maze, or of the pupil whose page that is. In the order of
 * their tabs, those of a class set together, in the order of its list; those whose maze is gone are left out. One request.
 */
export async function findMarkingSheets(session: ExcelSession, sheets: readonly SheetName[]) {
  const all = await readHelpers(session, sheets, "");
  const namesOn = new Map(all.map(({ name, names }) => [name, names]));
  const orders = new Map(all.flatMap(({ names }) => orderOf(names)));
  const firstOf = new Map<string, number>();
  return all
    .flatMap(({ name, names }, tab) => {
      const maze = facts.marking.read(names);
      if (maze === undefined) return [];
      const page = namesOn.get(maze.sheet) ?? [];
      const [pupil, book] = [facts.pupil.read(page), facts.book.read(page)?.book];
      const order = book && orders.get(book);
      if (!pupil || !book || !order) return [{ name, whose: maze.sheet, place: [tab, 0] as const }];
      if (!firstOf.has(book)) firstOf.set(book, tab);
      const rank = order.indexOf(pupil.key);
      const place = [firstOf.get(book)!, rank < 0 ? order.length : rank] as const;
      return [{ name, whose: pupil.name, place }];
    })
    .sort((one, other) => one.place[0] - other.place[0] || one.place[1] - other.place[1]);
}

/** The sheets that mark paths, but for the `books`, each with the name of its maze's sheet; a copy of one is one too. One request. */
export async function markingByPage(
  session: ExcelSession,
  { sheets, books }: { readonly sheets: readonly SheetName[]; readonly books: readonly SheetName[] },
): Promise<(readonly [string, HelperSheet])[]> {
  const inBook = new Set(books.map(({ id }) => id));
  const others = sheets.filter(({ id }) => !inBook.has(id));
  return (await readHelpers(session, others, "")).flatMap((sheet) => {
    const maze = facts.marking.read(sheet.names);
    return maze === undefined ? [] : [[maze.sheet, sheet] as const];
  });
}

/** The keys of a class set's pupils, in the order of its list, by the set's id; nothing if these are not the names of its index. */
function orderOf(names: readonly ReadName[]): [book: string, keys: string[]][] {
  const [book, { order }] = [facts.book.read(names)?.book, fieldsOf(facts.classSet.read(names))];
  return book !== undefined && Array.isArray(order) ? [[book, order.map(String)]] : [];
}

/** What a sheet that marks says of a path, from {@link FIRST_RESULT_ROW} on. */
const RESULTS = ["steps-typed-label", "steps-right-label", "first-wall-label", "exit-label"] as const;

/** A row for each of these sheets: the first column says whose they are, the others hold formulas. */
export function resultsContents(marking: Awaited<ReturnType<typeof findMarkingSheets>>, say: SayWords): SheetContents {
  const resultAt = (i: number) => ({ row: FIRST_RESULT_ROW - 1 + i, column: 1, rows: 1, columns: 1 });
  const columns: Column<(typeof marking)[number]>[] = [
    { heading: "maze-sheet", of: ({ whose }) => whose, format: TEXT }, // a sheet may be called 12
    ...RESULTS.map((heading, i) => ({
      heading,
      of: ({ name }: { readonly name: string }) => referenceTo(name, resultAt(i)),
    })),
  ];
  const table = { columns, rows: marking };
  const fill = (sheet: Excel.Worksheet) => void writeTable(sheet, { row: 0, column: 0 }, table, say);
  return { fill, ...onPages([FIRST_WIDTH, ...RESULTS.map(() => WIDTH)], marking.length + 1, "$1:$1") };
}

/** Points: of the columns that are shown. */
const WIDTHS = [110, 260, 110];
/** Where a path is typed, in one cell or step by step. */
const INPUTS = [MARKED_PATH_CELL, `B${FIRST_STEP_ROW}:B${SHEET_ROWS}`];
/** Points: a line of text, and the most that Excel gives a row. */
const [LINE, TALLEST] = [15, 409];
const INPUT_FILL = "#FFF2CC";
/** Cells of a block in one request: 1,000 rows of formulas, 0.6 MB. */
const CELLS_AT_ONCE = 7_000;

interface MarkingSheet extends MarkingCells {
  /** Steps of the shortest path: the cell for a path has room for them. */
  readonly shortest: number;
  /** The maze, which is drawn beside the steps. */
  readonly maze: Maze;
  readonly ends: Ends;
}

/** The rows, each one cell, whose texts are as wide as the sheet; cells whose text may need several lines; and bold ones. */
const [EXPLAINED, WRAPPED, BOLD] = ["A2:C3", "A2:C9", ["A1", "A11:C11"]];

/**
 * A sheet that marks paths: one request, or two of at most 1 MB if there are more than 1,000 steps or 7,000 cells; one more draws the maze,
 * sets one page up as far as Excel takes that without a printer, and protects the sheet without a password where this Excel does that.
 */
export function markingContents(
  area: Area,
  { blocks, inputs, hidden, shortest, maze, ends }: MarkingSheet,
): SheetContents {
  const bands = blocks.map(writersOf);
  // Rows, and lines of text: Excel fits no row to merged cells, to the result of a formula, or on a protected sheet. A line takes at least
  // 30 letters of a path, which has a line more.
  const lines = [
    [EXPLAINED, 2],
    [MARKED_PATH_CELL, 1 + Math.ceil(shortest / 30)],
    ["A9", 3],
  ] as const;
  const fill = (sheet: Excel.Worksheet) => {
    const at = (address: string) => sheet.getRange(address).untrack();
    for (const [first] of bands) first!(sheet);
    for (const address of inputs) {
      const cells = at(address);
      // What a pupil types stays text, and never becomes a date, a formula or an error.
      cells.numberFormat = everywhere("@");
      const { format } = cells;
      format.protection.locked = false;
      format.fill.color = INPUT_FILL;
    }
    const { format } = at(WRAPPED);
    format.wrapText = true;
    format.horizontalAlignment = "Left";
    format.verticalAlignment = "Top";
    at(EXPLAINED).merge(true);
    for (const [address, count] of lines) at(address).format.rowHeight = Math.min(TALLEST, count * LINE);
    for (const address of BOLD) at(address).format.font.bold = true;
    at(hidden).columnHidden = true;
  };
  const more = async (session: ExcelSession, id: string) => {
    for (let part = 1; bands.some((writers) => writers.length > part); part++) {
      await session.repeatableOn(id, (sheet) => bands.forEach((writers) => writers[part]?.(sheet)));
    }
    const head = lines.reduce((sum, [, count]) => sum + count * LINE, 0);
    await lockSheet(session, id, (sheet) => fitToWidth(sheet, drawBeside(sheet, area, { maze, ends }, head)));
  };
  return { widths: WIDTHS, fill, more };
}

/** Each part fits a request. */
function writersOf({ row, column, cells }: MarkingCells["blocks"][number]): ((sheet: Excel.Worksheet) => void)[] {
  const area = { row, column, rows: cells.length, columns: cells[0]!.length };
  return [...rowBands(area, CELLS_AT_ONCE)].map((band) => (sheet) => {
    const lines = cells.slice(band.row - row, band.row - row + band.rows);
    rangeAt(sheet, band).formulas = lines.map((line) => [...line]);
  });
}

/** Where the first cell of the maze is drawn, below letters and right of numbers, which are those of its own sheet. */
const DRAWN = { row: FIRST_STEP_ROW - 1, column: 12 } as const;
const [CELL, NUMBERS, NAME_FONT] = [15, 24, 8];
const LOOK = { cellSize: CELL, wallWeight: "Medium", isSolved: false } as const;

/** Queues the maze beside the steps. Gives the page of the sheet, whose rows above the steps are `head` points higher than usual. */
function drawBeside(
  sheet: Excel.Worksheet,
  from: Area,
  { maze, ends }: Pick<MarkingSheet, "maze" | "ends">,
  head: number,
): FittedPage {
  const { rows, columns } = maze;
  const area = { ...DRAWN, rows, columns };
  const [letters, numbers] = [
    { ...area, row: area.row - 1, rows: 1 },
    { ...area, column: area.column - 1, columns: 1 },
  ];
  rangeAt(sheet, letters).values = [Array.from({ length: columns }, (_, i) => columnLetters(from.column + i))];
  rangeAt(sheet, numbers).values = Array.from({ length: rows }, (_, i) => [from.row + 1 + i]);
  for (const names of [letters, numbers]) {
    const { format } = rangeAt(sheet, names);
    format.font.size = NAME_FONT;
    format.horizontalAlignment = "Center";
  }
  setCellSize(rangeAt(sheet, area), LOOK);
  rangeAt(sheet, { ...numbers, rows: 1 }).format.columnWidth = NUMBERS;
  drawMazes(sheet, [{ area, maze, ends, path: new Uint32Array() }], LOOK);
  const width = WIDTHS.reduce((sum, each) => sum + each, NUMBERS) + columns * CELL;
  const printed = { row: 0, column: 0, rows: area.row + rows, columns: area.column + columns };
  const orientation = orientationOf({ columns: width, rows: head + printed.rows * LINE });
  return { printed: addressOf(printed), orientation };
}

/** Excel's codes if a sheet can’t be protected at all. */
const IMPOSSIBLE = new Set([
  "AccessDenied",
  "ApiNotFound",
  "InvalidOperation",
  "NotImplemented",
  "UnsupportedOperation",
]);

/** Cells can be coloured nevertheless. One request, and one more where Excel refuses. */
async function lockSheet(session: ExcelSession, id: string, before: (sheet: Excel.Worksheet) => void): Promise<void> {
  const { host } = session;
  try {
    await session.repeatableOn(id, (sheet) => {
      before(sheet);
      if (host.locksSheets) sheet.protection.protect({ allowFormatCells: true });
    });
  } catch (error) {
    if (!host.locksSheets || !(error instanceof Refusal) || !IMPOSSIBLE.has(error.code)) throw error;
    host.locksSheets = false;
    await lockSheet(session, id, before);
  }
}

/** Of sheets that mark paths, those into which somebody typed a path. One request. */
export async function typedOn<Sheet extends { readonly id: string }>(
  session: ExcelSession,
  sheets: readonly Sheet[],
): Promise<readonly Sheet[]> {
  if (sheets.length === 0) return [];
  const used = await session.request(({ workbook: { worksheets } }) =>
    sheets.map(({ id }) =>
      INPUTS.map((cells) =>
        worksheets.getItem(id).getRange(cells).untrack().getUsedRangeOrNullObject(true).untrack().load("address"),
      ),
    ),
  );
  return sheets.filter((_, i) => used[i]!.some(({ isNullObject }) => !isNullObject));
}

export const PATH_CELL = areaIn(MARKED_PATH_CELL)!;

/** Finds the sheet that marks paths through the maze of a sheet, and what its cell for a whole path holds; "" for nothing. Two requests. */
export async function findPathInput(session: ExcelSession, state: SheetState) {
  const sheet = findHelper(await readHelpers(session, state.sheets, state.name), facts.marking, state.name);
  if (sheet === undefined) return undefined;
  const { formulas } = await session.onSheet(sheet.id, (owner) => rangeAt(owner, PATH_CELL).load("formulas"));
  return { sheet, held: String((formulas as (string | number | boolean)[][])[0]![0]) };
}

type PathInput = NonNullable<Awaited<ReturnType<typeof findPathInput>>>;

export function typePath({ sheet, held }: PathInput, path: string): Change<void> {
  const write = (session: ExcelSession, text: string) =>
    session.repeatableOn(sheet.id, (there) => void (rangeAt(there, PATH_CELL).values = [[text]]));
  return { make: (session) => write(session, path), rollBack: (session) => write(session, held) };
}

const READ_CELLS = 100_000;
const MOST_CODE = 4;

/**
 * Reads a sheet of codes, for a maze whose place in its own sheet is `maze`: one request for every 100,000 cells. `isAgain`: its names are
 * read again too, in one more. Gives where the earlier codes are (`before`), if they were not deleted or moved away; where the new ones go
 * (`after`); and all that stands on the sheet, and whether that is just what Lavirint wrote.
 */
export async function readWallCodes(session: ExcelSession, sheet: HelperSheet, maze: Area, isAgain: boolean) {
  const names = isAgain ? (await session.onSheet(sheet.id, (there) => loadNames(there.names)))() : sheet.names;
  const place = facts.wallCodesAt.read(names);
  const before = place?.sheet === sheet.name ? place.area : undefined;
  // As many cells as the maze has, from the first one of the earlier codes on, so that formulas find them, if they fit there.
  const { row, column } = before ?? maze;
  const after = isOnSheet({ ...maze, row, column }) ? { ...maze, row, column } : maze;
  const codes: unknown[][] = [];
  let used: Area | undefined;
  for (const band of rowBands(before ?? after, READ_CELLS)) {
    const read = await session.onSheet(sheet.id, (there) => ({
      cells: rangeAt(there, band).load("formulas"),
      used: there.getUsedRangeOrNullObject(true).untrack().load("address"),
    }));
    codes.push(...(read.cells.formulas as unknown[][]));
    used = read.used.isNullObject ? undefined : areaIn(read.used.address);
  }
  const areCodes = before !== undefined && used !== undefined && sameArea(used, before);
  const isAsWritten = areCodes ? facts.wallCodesSum.read(names) === checksum(codes) : before === used;
  return { sheet: { ...sheet, names }, before, after, used, isAsWritten };
}

const isCode = (content: unknown) =>
  typeof content === "number" && Number.isInteger(content) && content >= 0 && content <= MOST_CODE;

/** The CRC-32 of codes; "" if something else is among them. */
function checksum(codes: readonly (readonly unknown[])[]): string {
  const all = codes.flat();
  if (!all.every(isCode)) return "";
  return crc32(Uint8Array.from(all as number[])).toString(16);
}

/** In place of all that stands there. One request, 0.5 MB for 250,000 cells, and one more if cells don’t take the codes. */
export function rewriteWallCodes(
  { name: mazeSheet }: SheetState,
  maze: Area,
  { sheet, after, used }: Awaited<ReturnType<typeof readWallCodes>>,
  codes: number[][],
): Change<void> {
  const { id, name } = sheet;
  const names = [
    factBetween(sheet, facts.wallCodesAt, after),
    factBetween(sheet, facts.wallCodes, { sheet: mazeSheet, area: maze }),
    factBetween(sheet, facts.wallCodesSum, checksum(codes)),
  ];
  const writeCodes = (there: Excel.Worksheet) =>
    [...rowBands(after, VALUE_CELLS)].map((band) => {
      const [cells, first] = [rangeAt(there, band), band.row - after.row];
      cells.values = codes.slice(first, first + band.rows);
      return cells.load("values");
    });
  const make = async (session: ExcelSession) => {
    const written = await session.repeatableOn(id, (there, context) => {
      if (used !== undefined && !sameArea(used, after)) rangeAt(there, used).clear("Contents");
      const bands = writeCodes(there);
      for (const { paint } of piecesOf(names)) paint(context);
      return bands;
    });
    const values = written.flatMap((band) => band.values as unknown[][]);
    if (values.every((line, row) => line.every((value, i) => value === codes[row]![i]))) return;
    // Merged cells take none, and cells with the format "@" take numbers as texts, which no function takes as codes.
    await session.repeatableOn(id, (there) => {
      rangeAt(there, after).unmerge();
      rangeAt(there, after).numberFormat = everywhere("General");
      writeCodes(there);
    });
  };
  const leaves = message("walls-written", { written: name, maze: addressOf(maze), sheet: mazeSheet });
  return { make, rollBack: make, leaves };
}

/** Points: a digit, and about how wide the words of a cell are. */
const [CODE_WIDTH, WORDS_WIDTH] = [18, 100];

/** A text for each cell of a maze, in the same cells as the maze, in columns that are as wide as their texts; 0.4 MB for 10,000 cells. */
export function readableContents(area: Area, texts: string[][]): SheetContents {
  return cellByCell(area, texts, WORDS_WIDTH, (format) => format.autofitColumns());
}

/** The wall code of each cell of a maze, in the same cells as the maze, in narrow columns; 0.5 MB for 250,000 cells. */
export function wallCodeContents(area: Area, codes: number[][]): SheetContents {
  return cellByCell(area, codes, CODE_WIDTH, (format, sheet) => {
    format.columnWidth = CODE_WIDTH;
    saveFirstFact(sheet, facts.wallCodesAt, area);
    saveFirstFact(sheet, facts.wallCodesSum, checksum(codes));
  });
}

function cellByCell(
  area: Area,
  values: (number | string)[][],
  width: number,
  finish: (format: Excel.RangeFormat, sheet: Excel.Worksheet) => void,
): SheetContents {
  const { row, column, rows, columns } = area;
  const fill = (sheet: Excel.Worksheet) => {
    for (const band of rowBands(area, VALUE_CELLS)) {
      rangeAt(sheet, band).values = values.slice(band.row - row, band.row - row + band.rows);
    }
    finish(rangeAt(sheet, area).format, sheet);
  };
  return { fill, page: pageOfTable((column + columns) * width, row + rows, "lettersAndNumbers") };
}
