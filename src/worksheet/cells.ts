/** What cells hold and how they are filled, read and written. */
import {
  type Area,
  type Reference,
  areaIn,
  boundsOf,
  boundsOfCells,
  cellOfWhole,
  cellsOf,
  rowBands,
  rowsOf,
  without,
} from "./addresses";
import { type ExcelSession, rangeAt, sheetAt } from "./excel";
import { yieldTurn } from "../engine";
import { FILL_OPTIONS, lookOfFill, paintLook, type Look, everywhere } from "./looks";
import {
  ERRORS,
  NOTHING,
  type Piece,
  RANGE_BYTES,
  cellBlocks,
  isText,
  packedRanges,
  readBeforeWriting,
  typedText,
} from "./pieces";

/** Cells per read, about 130 bytes each. */
const READ_CELLS = 25_000;

export interface Fills {
  readonly looks: readonly Look[];
  readonly lookOf: Uint16Array;
}

/** The look of a cell by its number in the grid; no fill for one that was not read. */
export function lookOfCell({ looks, lookOf }: Fills, cell: number): Look {
  return looks[lookOf[cell]!] ?? "";
}

/** Looks added one by one; each different one gets a number. */
export class FillList implements Fills {
  readonly looks: Look[] = [];
  private readonly numbers = new Map<Look, number>();
  /** The last look: the next cell usually has the same. */
  private last: Look | undefined;
  private lastNumber = 0;
  readonly lookOf: Uint16Array;

  constructor(cells: number, lookAt?: (cell: number) => Look) {
    this.lookOf = new Uint16Array(cells);
    for (let cell = 0; lookAt !== undefined && cell < cells; cell++) this.set(cell, lookAt(cell));
  }

  set(cell: number, look: Look): void {
    if (look !== this.last) {
      this.last = look;
      this.lastNumber = this.numbers.get(look) ?? this.looks.push(look) - 1;
      this.numbers.set(look, this.lastNumber);
    }
    this.lookOf[cell] = this.lastNumber;
  }
}

export function mostFrequentLook(
  { looks, lookOf }: Fills,
  counts: (look: Look) => boolean,
  isIn: (cell: number) => boolean = () => true,
): Look | undefined {
  const frequencies = new Uint32Array(looks.length);
  for (let cell = 0; cell < lookOf.length; cell++) if (isIn(cell)) frequencies[lookOf[cell]!]!++;
  looks.forEach((look, number) => {
    if (!counts(look)) frequencies[number] = 0;
  });
  const most = Math.max(0, ...frequencies);
  return most === 0 ? undefined : looks[lookOf.find((number, cell) => isIn(cell) && frequencies[number] === most)!];
}

const BOTH = { fills: true, contents: true };

export interface Cells {
  readonly fills: Fills;
  readonly values: readonly unknown[];
  /** "" for an empty cell, and for nothing else. */
  readonly formulas: readonly unknown[];
}

export async function readCells(session: ExcelSession, sheetId: string, area: Area, wanted = BOTH): Promise<Cells> {
  const cells = await blankCells(area, "");
  await readPart(session, sheetId, cells, area, wanted);
  return cells;
}

type CellsOfArea = Awaited<ReturnType<typeof blankCells>>;

async function blankCells(area: Area, look: Look) {
  const count = cellsOf(area);
  const fills = new FillList(count);
  fills.set(0, look);
  return { area, fills, values: await emptyContents(count), formulas: await emptyContents(count) };
}

async function emptyContents(count: number): Promise<unknown[]> {
  const contents = new Array<unknown>(count);
  for (let cell = 0; cell < count; cell += FILLED_AT_ONCE) {
    contents.fill("", cell, cell + FILLED_AT_ONCE);
    await yieldTurn();
  }
  return contents;
}

/** About a millisecond of work. */
const FILLED_AT_ONCE = 50_000;

function loadPart(sheet: Excel.Worksheet, part: Area, wanted = BOTH) {
  const range = rangeAt(sheet, part);
  return {
    contents: wanted.contents ? range.load("values,formulas") : undefined,
    fills: wanted.fills ? range.getCellProperties({ format: { fill: FILL_OPTIONS } }) : undefined,
  };
}

async function readPart(
  session: ExcelSession,
  sheetId: string,
  cells: CellsOfArea,
  part: Area,
  wanted: typeof BOTH,
): Promise<void> {
  for (const band of rowBands(part, READ_CELLS)) {
    takeIn(cells, band, await session.onSheet(sheetId, (sheet) => loadPart(sheet, band, wanted)));
  }
}

function takeIn(cells: CellsOfArea, part: Area, { contents, fills }: ReturnType<typeof loadPart>): void {
  const { area } = cells;
  for (let r = 0; r < part.rows; r++) {
    for (let c = 0; c < part.columns; c++) {
      const cell = (part.row - area.row + r) * area.columns + part.column - area.column + c;
      if (fills !== undefined) cells.fills.set(cell, lookOfFill(fills.value[r]?.[c]?.format?.fill));
      if (contents === undefined) continue;
      cells.values[cell] = (contents.values as unknown[][])[r]![c];
      cells.formulas[cell] = (contents.formulas as unknown[][])[r]![c];
    }
  }
}

/** In points, row by row. One request. */
export async function readFontSizes(session: ExcelSession, sheetId: string, area: Area): Promise<number[]> {
  const read = await session.onSheet(sheetId, (sheet) =>
    rangeAt(sheet, area).getCellProperties({ format: { font: { size: true } } }),
  );
  return read.value.flat().map(({ format }) => format!.font!.size!);
}

const MOST_APART = 8;

/**
 * Queues the question whether all cells of an area are empty and filled alike, except for a few (`apart`), which are read; about 1 KB
 * for each of the parts into which those divide the area. Gives what reads the cells: one by one, as {@link readCells} does, only where
 * they are not all empty or not all filled alike. Excel reports no pattern both for a plain fill and for mixed ones: cells of one colour
 * count as plain, unless their pattern colours differ.
 */
export function askForCells(sheet: Excel.Worksheet, area: Area, apart: readonly Area[]) {
  const few = apart.slice(0, MOST_APART);
  const read = few.map((part) => loadPart(sheet, part));
  const ranges = few
    .reduce<Area[]>((all, cell) => all.flatMap((part) => without(part, cell)), [area])
    .map((part) => rangeAt(sheet, part));
  const used = ranges.map((range) => range.getUsedRangeOrNullObject(true).untrack().load("address"));
  const fills = ranges.map(({ format }) =>
    format.fill.load("color,pattern,patternColor,patternTintAndShade,tintAndShade"),
  );
  return async (session: ExcelSession, sheetId: string): Promise<Cells> => {
    const looks = new Set(fills.map((fill) => (isUniform(fill) ? lookOfFill(fill) : undefined)));
    const isFilledAlike = looks.size === 0 || (looks.size === 1 && !looks.has(undefined));
    const [look = ""] = isFilledAlike ? looks : [];
    const cells = await blankCells(area, look);
    const contents = used.flatMap((each) => (each.isNullObject ? [] : [areaIn(each.address)!]));
    const wanted = { fills: !isFilledAlike, contents: contents.length > 0 };
    const rest = wanted.fills ? area : wanted.contents ? boundsOf(contents) : undefined;
    if (rest !== undefined) await readPart(session, sheetId, cells, rest, wanted);
    few.forEach((part, i) => takeIn(cells, part, read[i]!));
    return cells;
  };
}

/**
 * Whether all cells of a part are filled alike: Excel answers null, or "" for a colour, if they differ. A null tint means no fill,
 * or that some cells have a fill and some have none.
 */
function isUniform({ color, patternColor, tintAndShade }: Excel.RangeFill): boolean {
  return Boolean(color) && Boolean(patternColor) && (tintAndShade as number | null) !== null;
}

export function paintCells(sheet: Excel.Worksheet, area: Area, look: Look, isWanted: (cell: number) => boolean): void {
  for (const { format } of packedRanges(sheet, cellBlocks(area, isWanted))) paintLook(format, look);
}

/** One request if anything looks like an error, none otherwise: asking for the types of all values would take 10 bytes a cell. */
export async function readErrors(
  session: ExcelSession,
  sheetId: string,
  area: Area,
  { formulas }: Cells,
): Promise<ReadonlySet<number>> {
  const part = boundsOfCells(area, (cell) => ERRORS.includes(formulas[cell]));
  if (part === undefined) return new Set();
  const { valueTypes } = await session.onSheet(sheetId, (sheet) => rangeAt(sheet, part).load("valueTypes"));
  const types: readonly string[] = valueTypes.flat();
  return new Set(types.flatMap((type, cell) => (type === "Error" ? cellOfWhole(area, part, cell) : [])));
}

export interface OwnContent {
  /** A value, a formula or a text; null for nothing. */
  readonly content: unknown;
  readonly isText: boolean;
  /** Undefined for the look of the grid. */
  readonly look: Look | undefined;
}

const NO_CONTENT: OwnContent = { content: null, isText: false, look: undefined };
const WRITE_CELLS = 20_000;

/** What of the cells is the person's own; `errors` as {@link readErrors} gives them. */
export function contentsOf(
  cells: Cells,
  isOurs: (cell: number, content: unknown) => boolean,
  isOurLook: (cell: number, look: Look) => boolean,
  errors: ReadonlySet<number> = new Set(),
): OwnContent[] {
  return cells.formulas.map((formula, cell) => {
    const content = formula === "" || isOurs(cell, formula) ? null : formula;
    const shown = lookOfCell(cells.fills, cell);
    const look = isOurLook(cell, shown) ? undefined : shown;
    if (content === null && look === undefined) return NO_CONTENT;
    return { content, isText: isText(formula, cells.values[cell], errors.has(cell) ? "Error" : "String"), look };
  });
}

/** In a grid of `size` cells; `from` gives the cell that each comes from, or undefined. */
export function movedContents(
  contents: readonly OwnContent[],
  size: number,
  from: (cell: number) => number | undefined,
): OwnContent[] {
  return Array.from({ length: size }, (_, cell) => contents[from(cell) ?? -1] ?? NO_CONTENT);
}

/** Queues what is different in the formats of cells, such as their looks: one call for each kind; undefined leaves a cell alone. */
export function paintKinds<Kind>(
  sheet: Excel.Worksheet,
  area: Area,
  kinds: readonly (Kind | undefined)[],
  paint: (format: Excel.RangeFormat, kind: Kind) => void,
): void {
  for (const kind of new Set(kinds)) {
    if (kind === undefined) continue;
    const blocks = cellBlocks(area, (cell) => kinds[cell] === kind);
    for (const { format } of packedRanges(sheet, blocks)) paint(format, kind);
  }
}

export const paintFontSize = ({ font }: Excel.RangeFormat, points: number): void => void (font.size = points);

/** A request for every 20,000 cells, if some are not empty. Texts are entered as in {@link writeContent}. */
export async function writeContents(
  session: ExcelSession,
  sheetId: string,
  area: Area,
  contents: readonly OwnContent[],
): Promise<void> {
  for (const band of rowBands(area, WRITE_CELLS)) {
    // Null leaves a cell alone.
    const rows = (contentOf: (cell: OwnContent) => unknown) => rowsOf(band, (cell) => contentOf(contents[cell]!), area);
    const texts = rows(({ content, isText }) => (isText ? content && typedText(content as string) : null));
    const values = rows(({ content, isText }) => (isText ? null : content));
    const [hasTexts, hasValues] = [texts, values].map((each) => each.some((row) => row.some((one) => one !== null)));
    if (!hasTexts && !hasValues) continue;
    await session.repeatableOn(sheetId, (sheet) => {
      const range = rangeAt(sheet, band);
      if (hasTexts) {
        range.numberFormat = everywhere("@");
        range.values = texts;
        range.numberFormat = everywhere("General");
      }
      if (hasValues) range.values = values;
    });
  }
}

/**
 * The most cells in one call that writes or clears values: Excel on the web fails with an internal error at 200,000 while
 * anybody listens to changes, as the pane always does (OfficeDev/office-js#539).
 */
export const VALUE_CELLS = 50_000;

export function clearAll(sheet: Excel.Worksheet, area: Area): void {
  for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).clear();
}

export function clearContents(sheet: Excel.Worksheet, area: Area): void {
  for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).clear("Contents");
}

/** What a value costs in a request, in bytes, and how many cells are compared in one turn. */
const VALUE_BYTES = 6;
const READ_BYTES = 350;
const TURN_CELLS = 20_000;

/**
 * The blocks in which two lists of numbers (a grid's, row by row; 0 is an empty cell) differ. Each is as small as possible around the
 * cells that changed, and is split in two as long as that saves bytes: a single changed number costs a few hundred bytes, a full block
 * six bytes a cell, and a block with one number throughout a few hundred bytes again. Unchanged cells of a block are `null` in the
 * request, which leaves them alone. Each block is read before it is written; if nobody knows what a cell holds, `from` is
 * {@link ANY_NUMBER}. `isOurs` recognises what may have been there instead of numbers, `shown` is what a cell holds for a number.
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-ranges-set-get-values
 */
export function* numberPieces(
  { sheet: sheetId, area }: Reference,
  from: Uint32Array,
  to: Uint32Array,
  { isOurs = () => false, shown = shownNumber }: Contents = {},
): Generator<Piece> {
  const isNumber = (content: unknown, number: number) => {
    if (number === ANY_NUMBER) return content === "" || typeof content === "number";
    return content === shown(number);
  };
  const isForeign = (cell: number, content: unknown) =>
    !isNumber(content, from[cell]!) && !isNumber(content, to[cell]!) && !isOurs(cell, content);
  for (const band of rowBands(area, TURN_CELLS)) {
    for (const { part, values, isWhole } of coverChanges(band, area, from, to).blocks) {
      yield {
        bytes: READ_BYTES + RANGE_BYTES + VALUE_BYTES * part.rows * part.columns,
        paint: (context) => {
          const sheet = sheetAt(context, sheetId);
          const replaced = readBeforeWriting(sheet, sheetId, part, (at, content) => {
            const cell = cellOfWhole(area, part, at);
            return (isWhole || from[cell] !== to[cell]) && isForeign(cell, content);
          });
          rangeAt(sheet, part).values = values(shown);
          return [replaced];
        },
      };
    }
    yield NOTHING;
  }
}

type Shown = (number: number) => number | string;

interface Contents {
  readonly isOurs?: (cell: number, content: unknown) => boolean;
  readonly shown?: Shown;
}

/** What a cell shows for the number of its set; 0 (out of the maze) shows nothing. */
export function shownNumber(number: number): number | string {
  return number === 0 ? "" : number;
}

/** In a list of numbers: the cell may hold any number or none. */
export const ANY_NUMBER = 0xffffffff;

type Value = number | string | null;

interface ChangedBlock {
  readonly part: Area;
  /** Rows x columns of numbers, or the one for all cells. */
  readonly values: (shown: Shown) => Value[][];
  /** Whether also those of its cells are written that did not change. */
  readonly isWhole: boolean;
}

function coverChanges(
  whole: Area,
  grid: Area,
  from: Uint32Array,
  to: Uint32Array,
): { bytes: number; blocks: ChangedBlock[] } {
  const partWith = (block: Area, isWanted: (cell: number) => boolean) =>
    boundsOfCells(block, (cell) => isWanted(cellOfWhole(grid, block, cell)));
  const part = partWith(whole, (cell) => from[cell] !== to[cell]);
  if (part === undefined) return { bytes: 0, blocks: [] };
  const number = to[cellOfWhole(grid, part, 0)]!;
  if (partWith(part, (cell) => to[cell] !== number) === undefined) {
    const values = (shown: Shown) => everywhere<Value>(shown(number));
    return { bytes: RANGE_BYTES, blocks: [{ part, values, isWhole: true }] };
  }
  const bytes = RANGE_BYTES + VALUE_BYTES * part.rows * part.columns;
  const values = (shown: Shown) => rowsOf(part, (cell) => (from[cell] === to[cell] ? null : shown(to[cell]!)), grid);
  const together = { bytes, blocks: [{ part, values, isWhole: false }] };
  if (bytes <= 2 * RANGE_BYTES) return together;
  const half = part.rows >= part.columns ? { ...part, rows: part.rows >> 1 } : { ...part, columns: part.columns >> 1 };
  const apart = [half, ...without(part, half)].map((each) => coverChanges(each, grid, from, to));
  const bytesApart = apart.reduce((sum, half) => sum + half.bytes, 0);
  return bytesApart < bytes ? { bytes: bytesApart, blocks: apart.flatMap((half) => half.blocks) } : together;
}
