import { type ExcelSession, rangeAt, Refusal, sheetAt } from "../excel";
import { type FittedPage, fitToWidth, pageOfTable, showPrinted } from "../page";
import { orientationOf } from "../paper";
import { closeGrid, fillHoles, openGrids } from "../booklet";
import { type ReadName, fieldsOf, readNames } from "../names";
import { addressOf, columnLetters, referenceTo, type Area, SHEET_ROWS, rowBands, areaIn } from "../addresses";
import { everywhere, setCellSize } from "../looks";
import { type ReversibleChange, freeSheetName, addSheetChange } from "../changes";
import { type HelperSheet, type SheetName, loadHelpers, type SheetState, addSheetOfMaze, findHelper } from "../sheet";
import { facts } from "../memory";
import { FIRST_STEP_ROW } from "../../maze/marking";
import type { Ends, Maze } from "../../maze/model";

/** A sheet that marks paths, and whose: the name of the sheet of its maze, or of the pupil whose page that is. */
interface MarkingOf {
  readonly name: string;
  readonly whose: string;
}

/** Points. */
const [FIRST_WIDTH, WIDTH] = [160, 120];

/**
 * The sheets that mark paths, in the order of their tabs, those of a class set together, in the order of its list; those whose maze is
 * gone are left out. One request.
 */
export async function findMarkingSheets(session: ExcelSession, sheets: readonly SheetName[]): Promise<MarkingOf[]> {
  const loaded = await session.request((context) => loadHelpers(context, sheets, ""));
  const all = loaded.map(({ sheet, names }) => ({ sheet, names: readNames(names) }));
  const namesOn = new Map(all.map(({ sheet, names }) => [sheet.name, names]));
  const orders = new Map(all.flatMap(({ names }) => orderOf(names)));
  const firstOf = new Map<string, number>();
  return all
    .flatMap(({ sheet: { name }, names }, tab) => {
      const maze = facts.marking.read(names);
      if (maze === undefined) return [];
      const page = namesOn.get(maze.sheet) ?? [];
      const [pupil, book] = [facts.pupil.read(page), bookOf(page)];
      const order = book && orders.get(book);
      if (!pupil || !book || !order) return [{ name, whose: maze.sheet, place: [tab, 0] as const }];
      if (!firstOf.has(book)) firstOf.set(book, tab);
      const rank = order.indexOf(pupil.key);
      const place = [firstOf.get(book)!, rank < 0 ? order.length : rank] as const;
      return [{ name, whose: pupil.name, place }];
    })
    .sort((one, other) => one.place[0] - other.place[0] || one.place[1] - other.place[1]);
}

/**
 * The sheets of a workbook that mark paths, each with the name of its maze's sheet; a copy of one is one too. None of them is among the
 * `books`. One request.
 */
export async function markingByPage(
  session: ExcelSession,
  { sheets, books }: { readonly sheets: readonly SheetName[]; readonly books: readonly SheetName[] },
): Promise<(readonly [string, HelperSheet])[]> {
  const inBook = new Set(books.map(({ id }) => id));
  const others = sheets.filter(({ id }) => !inBook.has(id));
  const loaded = await session.request((context) => loadHelpers(context, others, ""));
  return loaded.flatMap(({ sheet, names: collection }) => {
    const names = readNames(collection);
    const maze = facts.marking.read(names);
    return maze === undefined ? [] : [[maze.sheet, { ...sheet, names }] as const];
  });
}

function bookOf(names: readonly ReadName[]): string | undefined {
  return facts.book.read(names)?.split(" ")[0];
}

/** The keys of a class set's pupils, in the order of its list, by the set's id; nothing if these are not the names of its index. */
function orderOf(names: readonly ReadName[]): [book: string, keys: string[]][] {
  const [book, { order }] = [bookOf(names), fieldsOf(facts.classSet.read(names))];
  return book !== undefined && Array.isArray(order) ? [[book, order.map(String)]] : [];
}

/**
 * A table on a new sheet that shows, in a row for each of these sheets, what its cells hold: the first column says whose they are,
 * the others hold formulas. Three requests; gives the sheet's name.
 */
export function addResultsSheet(
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
  return addSheetChange({ name, sheets }, async (session) => {
    const whole = { row: 0, column: 0, rows: marking.length + 1, columns: headings.length };
    const first = { ...whole, columns: 1 };
    const added = await session.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      // A sheet may be called 12.
      rangeAt(sheet, first).numberFormat = everywhere("@");
      rangeAt(sheet, first).values = [[headings[0]!], ...marking.map(({ whose }) => [whose])];
      rangeAt(sheet, { ...whole, column: 1, columns: headings.length - 1 }).formulas = [
        headings.slice(1),
        ...marking.map((each) => cells.map((row) => referenceTo(each.name, { row, column: 1, rows: 1, columns: 1 }))),
      ];
      rangeAt(sheet, { ...whole, rows: 1 }).format.columnWidth = WIDTH;
      rangeAt(sheet, { ...first, rows: 1 }).format.columnWidth = FIRST_WIDTH;
      return sheet.load("id");
    });
    await session.onSheet(added.id, (sheet) => sheet.tables.add(rangeAt(sheet, whole), true).load("name"));
    const width = FIRST_WIDTH + (headings.length - 1) * WIDTH;
    await showPrinted(session, [{ id: added.id, page: pageOfTable(width, whole.rows, "$1:$1") }]);
    return name;
  });
}

/** Widths of the columns that are shown, in points. */
const WIDTHS = [110, 260, 110];
/** Where a path is typed, in one cell or step by step. */
const INPUTS = ["B4", `B${FIRST_STEP_ROW}:B${SHEET_ROWS}`];
/** Points: a line of text, and the most that Excel gives a row. */
const [LINE, TALLEST] = [15, 409];
const INPUT_FILL = "#FFF2CC";
/** Cells of a block in one request: 1,000 rows of formulas, 0.6 MB. */
const CELLS_AT_ONCE = 7_000;

/** What cells hold. Texts that begin with "=" are formulas; rows and columns count from 0. */
interface MarkingBlock {
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly (string | number)[])[];
}

interface MarkingSheet {
  readonly name: string;
  readonly blocks: readonly MarkingBlock[];
  /** Addresses of the cells for the path, and for its steps one by one. */
  readonly inputs: readonly [path: string, steps: string];
  /** Addresses of bold cells, of cells whose text may need several lines, and of columns that are not shown. */
  readonly bold: readonly string[];
  readonly wrapped: readonly string[];
  readonly hidden: string;
  /** The rows, each one cell, whose texts are as wide as the sheet. */
  readonly explained: string;
  /**
   * Rows, by addresses in them, and how many lines of text they have room for: Excel fits no row to merged cells, to the result of a
   * formula, or on a protected sheet.
   */
  readonly lines: readonly (readonly [address: string, count: number])[];
  /** The maze, which is drawn beside the steps. */
  readonly maze: Maze;
  readonly ends: Ends;
}

/** A new sheet that marks paths, and whether it is protected. */
interface AddedMarking {
  readonly id: string;
  readonly isLocked: boolean;
}

/**
 * Adds a sheet that marks paths in one request, or in two of at most 1 MB if there are more than 1,000 steps or 7,000 cells; one more draws
 * the maze, sets one page up as far as Excel takes that without a printer, and protects the sheet without a password. `protects`: whether
 * this Excel has protected another one.
 */
export function addMarkingSheet(
  state: Pick<SheetState, "id" | "sheets">,
  area: Area,
  { name, blocks, inputs, bold, wrapped, hidden, explained, lines, maze, ends }: MarkingSheet,
  protects = true,
): ReversibleChange<AddedMarking> {
  const kind = facts.marking;
  const bands = blocks.map(writersOf);
  const fill = (sheet: Excel.Worksheet) => {
    const at = (address: string) => sheet.getRange(address).untrack();
    for (const [first] of bands) first!(sheet);
    WIDTHS.forEach((width, column) => {
      rangeAt(sheet, { row: 0, column, rows: 1, columns: 1 }).format.columnWidth = width;
    });
    for (const address of inputs) {
      const cells = at(address);
      // What a pupil types stays text, and never becomes a date, a formula or an error.
      cells.numberFormat = everywhere("@");
      const { format } = cells;
      format.protection.locked = false;
      format.fill.color = INPUT_FILL;
    }
    for (const address of wrapped) {
      const { format } = at(address);
      format.wrapText = true;
      format.horizontalAlignment = "Left";
      format.verticalAlignment = "Top";
    }
    at(explained).merge(true);
    for (const [address, count] of lines) at(address).format.rowHeight = Math.min(TALLEST, count * LINE);
    for (const address of bold) at(address).format.font.bold = true;
    at(hidden).columnHidden = true;
  };
  return addSheetOfMaze(kind, { name, sheets: state.sheets }, { sheet: state.id, area }, fill, async (id, session) => {
    for (let part = 1; bands.some((writers) => writers.length > part); part++) {
      await session.repeatableOn(id, (sheet) => bands.forEach((writers) => writers[part]?.(sheet)));
    }
    const head = lines.reduce((sum, [, count]) => sum + count * LINE, 0);
    const isLocked = await protectedWhere(session, id, protects, (sheet) => {
      fitToWidth(sheet, drawBeside(sheet, area, { maze, ends }, head));
    });
    return { id, isLocked };
  });
}

/** What queues the writing of a block, in parts that each fit a request. */
function writersOf({ row, column, cells }: MarkingBlock): ((sheet: Excel.Worksheet) => void)[] {
  const area = { row, column, rows: cells.length, columns: cells[0]!.length };
  return [...rowBands(area, CELLS_AT_ONCE)].map((band) => (sheet) => {
    const lines = cells.slice(band.row - row, band.row - row + band.rows);
    rangeAt(sheet, band).formulas = lines.map((line) => [...line]);
  });
}

/** Where the first cell of the maze is drawn, below letters and right of numbers, which are those of its own sheet. */
const DRAWN = { row: FIRST_STEP_ROW - 1, column: 12 } as const;
/** Points. */
const [CELL, NUMBERS, NAME_FONT] = [15, 24, 8];
const LOOK = { cellSize: CELL, wallWeight: "Medium", hasLetters: true } as const;

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
  const placed = { sheet, area, maze, ends, path: new Uint32Array() };
  closeGrid(placed, LOOK);
  openGrids(sheet, [placed]);
  fillHoles(sheet, [placed]);
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

/**
 * Protects a sheet once everything `before` is done, where that is possible: gives whether it was. Cells can be coloured nevertheless.
 * One request, and one more where Excel refuses.
 */
async function protectedWhere(
  session: ExcelSession,
  id: string,
  isPossible: boolean,
  before: (sheet: Excel.Worksheet) => void,
): Promise<boolean> {
  try {
    await session.repeatableOn(id, (sheet) => {
      before(sheet);
      if (isPossible) sheet.protection.protect({ allowFormatCells: true });
    });
    return isPossible;
  } catch (error) {
    if (!isPossible || !(error instanceof Refusal) || !IMPOSSIBLE.has(error.code)) throw error;
    return protectedWhere(session, id, false, before);
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

/** The cell into which a whole path is typed on a sheet that marks paths, "B4". */
interface PathInput {
  readonly sheet: HelperSheet;
  readonly place: Area;
  /** What it holds; "" for nothing. */
  readonly held: string;
}

/** Finds the sheet that marks paths through the maze of a sheet; undefined if there is none. Two requests. */
export async function findPathInput(
  session: ExcelSession,
  state: SheetState,
  address: string,
): Promise<PathInput | undefined> {
  const loaded = await session.request((context) => loadHelpers(context, state.sheets, state.name));
  const sheet = findHelper(loaded, facts.marking, state.name);
  const place = areaIn(address);
  if (sheet === undefined || place === undefined) return undefined;
  const { formulas } = await session.onSheet(sheet.id, (owner) => rangeAt(owner, place).load("formulas"));
  return { sheet, place, held: String((formulas as (string | number | boolean)[][])[0]![0]) };
}

/** Writes a path there, in one request. */
export function typePath({ sheet, place, held }: PathInput, path: string): ReversibleChange<void> {
  const write = (session: ExcelSession, text: string) =>
    session.repeatable((context) => {
      rangeAt(sheetAt(context, sheet.id), place).values = [[text]];
    });
  return { make: (session) => write(session, path), rollBack: (session) => write(session, held) };
}
