import { type Area, areaIn, boundsOf, cellsOf, rowBands, without } from "../addresses";
import { type ExcelSession, rangeAt, rangesAt } from "../excel";
import { yieldTurn } from "../../engine";
import { FILL_OPTIONS, lookOfFill, paintLook, type Look, everywhere } from "../looks";
import { cellBlocks, packAreas, isText, typedText } from "../pieces";

/** Cells per read, about 130 bytes each. */
const READ_CELLS = 25_000;

/** The looks of a grid's cells, each as an index into the list. */
export interface Fills {
  readonly looks: readonly Look[];
  /** rows x columns. */
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

  constructor(cells: number) {
    this.lookOf = new Uint16Array(cells);
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

/** The most frequent of the looks that `counts` accepts; undefined if there is none. */
export function mostFrequentLook({ looks, lookOf }: Fills, counts: (look: Look) => boolean): Look | undefined {
  const frequencies = new Uint32Array(looks.length);
  for (let cell = 0; cell < lookOf.length; cell++) frequencies[lookOf[cell]!]!++;
  looks.forEach((look, number) => {
    if (!counts(look)) frequencies[number] = 0;
  });
  const most = Math.max(0, ...frequencies);
  return most === 0 ? undefined : looks[lookOf.find((number) => frequencies[number] === most)!];
}

const BOTH = { fills: true, contents: true };

/** What the cells of a grid show and hold, row by row. */
export interface Cells {
  readonly fills: Fills;
  readonly values: readonly unknown[];
  /** "" for an empty cell, and for nothing else. */
  readonly formulas: readonly unknown[];
}

/** Reads an area, one request for every 25,000 cells. */
export async function readCells(session: ExcelSession, sheetId: string, area: Area, wanted = BOTH): Promise<Cells> {
  const reading = { area, cells: await blankCells(area, "") };
  for (const band of rowBands(area, READ_CELLS)) {
    await readPart(session, sheetId, reading, band, wanted);
  }
  return reading.cells;
}

/** Cells with one look and nothing in them. */
async function blankCells(area: Area, look: Look) {
  const count = cellsOf(area);
  const fills = new FillList(count);
  fills.set(0, look);
  return { fills, values: await emptyContents(count), formulas: await emptyContents(count) };
}

/** The contents of `count` empty cells; yields to the page. */
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

interface CellReading {
  readonly area: Area;
  readonly cells: Awaited<ReturnType<typeof blankCells>>;
}

interface LoadedPart {
  readonly contents: Excel.Range | undefined;
  readonly fills: OfficeExtension.ClientResult<Excel.CellProperties[][]> | undefined;
}

function loadPart(
  sheet: Excel.Worksheet,
  part: Area,
  wanted: { fills: boolean; contents: boolean } = BOTH,
): LoadedPart {
  const range = rangeAt(sheet, part);
  return {
    contents: wanted.contents ? range.load("values,formulas") : undefined,
    fills: wanted.fills ? range.getCellProperties({ format: { fill: FILL_OPTIONS } }) : undefined,
  };
}

async function readPart(
  session: ExcelSession,
  sheetId: string,
  reading: CellReading,
  part: Area,
  wanted = BOTH,
): Promise<void> {
  takeIn(reading, part, await session.onSheet(sheetId, (sheet) => loadPart(sheet, part, wanted)));
}

function takeIn({ area, cells }: CellReading, part: Area, { contents, fills }: LoadedPart): void {
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

/** The font size of each cell of an area, in points. One request. */
export async function readFontSizes(session: ExcelSession, sheetId: string, area: Area): Promise<number[]> {
  const read = await session.onSheet(sheetId, (sheet) =>
    rangeAt(sheet, area).getCellProperties({ format: { font: { size: true } } }),
  );
  return read.value.flat().map(({ format }) => format!.font!.size!);
}

/** The reads queued for the cells of an area, in a few parts. */
interface AskedCells {
  readonly area: Area;
  readonly parts: readonly { readonly part: Area; readonly used: Excel.Range; readonly fill: Excel.RangeFill }[];
  /** Cells that are read on their own, because they surely differ. */
  readonly apart: readonly { readonly part: Area; readonly read: LoadedPart }[];
}

const MOST_APART = 8;

/**
 * Queues the question whether all cells of an area are empty and filled alike, except for a few; about 1 KB for each of the parts into
 * which those divide the area.
 */
export function askForCells(sheet: Excel.Worksheet, area: Area, apart: readonly Area[]): AskedCells {
  const few = apart.slice(0, MOST_APART);
  const parts = few.reduce<Area[]>((all, cell) => all.flatMap((part) => without(part, cell)), [area]);
  return {
    area,
    apart: few.map((part) => ({ part, read: loadPart(sheet, part) })),
    parts: parts.map((part) => {
      const range = rangeAt(sheet, part);
      return {
        part,
        used: range.getUsedRangeOrNullObject(true).untrack().load("address"),
        fill: range.format.fill.load("color,pattern,patternColor,patternTintAndShade,tintAndShade"),
      };
    }),
  };
}

/**
 * The cells. They are read one by one, as {@link readCells} does, only where they are not all empty or not all filled alike. Excel
 * reports no pattern both for a plain fill and for mixed ones: cells of one colour count as plain, unless their pattern colours differ.
 */
export async function readAskedCells(session: ExcelSession, sheetId: string, loaded: AskedCells): Promise<Cells> {
  const { area, parts, apart } = loaded;
  const [first] = parts;
  const looks = new Set(parts.map(({ fill }) => (isUniform(fill) ? lookOfFill(fill) : undefined)));
  const isFilledAlike = first === undefined || (looks.size === 1 && !looks.has(undefined));
  const cells = await blankCells(area, first === undefined || !isFilledAlike ? "" : lookOfFill(first.fill));
  const reading = { area, cells };
  const contents = parts.flatMap(({ used }) => (used.isNullObject ? [] : [areaIn(used.address)!]));
  const wanted = { fills: !isFilledAlike, contents: contents.length > 0 };
  const rest = wanted.fills ? [area] : wanted.contents ? [boundsOf(contents)] : [];
  for (const part of rest) {
    for (const band of rowBands(part, READ_CELLS)) {
      await readPart(session, sheetId, reading, band, wanted);
    }
  }
  for (const one of apart) takeIn(reading, one.part, one.read);
  return cells;
}

/**
 * Whether all cells of a part are filled alike: Excel answers null, or "" for a colour, if they differ. A null tint means no fill,
 * or that some cells have a fill and some have none.
 */
function isUniform({ color, patternColor, tintAndShade }: Excel.RangeFill): boolean {
  return Boolean(color) && Boolean(patternColor) && (tintAndShade as number | null) !== null;
}

/** Queues a look for the wanted cells of a grid, through address strings of at most 8,000 characters. */
export function paintCells(sheet: Excel.Worksheet, area: Area, look: Look, isWanted: (cell: number) => boolean): void {
  for (const addresses of packAreas(cellBlocks(area, isWanted))) {
    for (const { format } of rangesAt(sheet, addresses)) paintLook(format, look);
  }
}

/** What the cells of a grid hold and how they are filled, apart from what belongs to the maze. */
export interface OwnContents {
  /** Numbers and other values; null for a cell without, or with a text. */
  readonly values: readonly unknown[];
  /** Null for a cell without. */
  readonly texts: readonly (string | null)[];
  /** Undefined for a cell with the look of the grid. */
  readonly looks: readonly (Look | undefined)[];
}

const WRITE_CELLS = 20_000;

/** What of the cells is the person's own: `isOurs` recognises contents, and `isOurLook` fills, that belong to the maze. */
export function contentsOf(
  cells: Cells,
  isOurs: (cell: number, content: unknown) => boolean,
  isOurLook: (cell: number, look: Look) => boolean,
): OwnContents {
  const isTheirs = cells.formulas.map((formula, cell) => formula !== "" && !isOurs(cell, formula));
  const texts = cells.formulas.map((formula, cell) =>
    isTheirs[cell] && isText(formula, cells.values[cell]) ? String(formula) : null,
  );
  const values = cells.formulas.map((formula, cell) => (isTheirs[cell] && texts[cell] === null ? formula : null));
  const looks = cells.formulas.map((_, cell) => {
    const look = lookOfCell(cells.fills, cell);
    return isOurLook(cell, look) ? undefined : look;
  });
  return { values, texts, looks };
}

/** The same contents in a grid of `size` cells; `from` gives the cell that each comes from, or undefined. */
export function movedContents(
  contents: OwnContents,
  size: number,
  from: (cell: number) => number | undefined,
): OwnContents {
  const moved = <T>(list: readonly T[], none: T) =>
    Array.from({ length: size }, (_, cell) => {
      const source = from(cell);
      return source === undefined ? none : list[source]!;
    });
  return {
    values: moved(contents.values, null),
    texts: moved(contents.texts, null),
    looks: moved(contents.looks, undefined),
  };
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
    for (const addresses of packAreas(cellBlocks(area, (cell) => kinds[cell] === kind))) {
      for (const { format } of rangesAt(sheet, addresses)) paint(format, kind);
    }
  }
}

export const paintFontSize = ({ font }: Excel.RangeFormat, points: number): void => void (font.size = points);

/**
 * Writes the contents into cells of a newly drawn grid, a request for every 20,000 non-empty cells; other cells stay as they
 * are. Texts are entered as in {@link writeContent}.
 */
export async function writeContents(
  session: ExcelSession,
  sheetId: string,
  area: Area,
  contents: OwnContents,
): Promise<void> {
  for (const band of rowBands(area, WRITE_CELLS)) {
    const first = (band.row - area.row) * area.columns;
    const rowsOf = (list: readonly unknown[]) => {
      const rows = Array.from({ length: band.rows }, (_, row) =>
        list.slice(first + row * area.columns, first + (row + 1) * area.columns),
      );
      return rows.some((row) => row.some((content) => content !== null)) ? rows : undefined;
    };
    const texts = rowsOf(contents.texts.map((text) => (text === null ? null : typedText(text))));
    const values = rowsOf(contents.values);
    if (texts === undefined && values === undefined) continue;
    await session.repeatableOn(sheetId, (sheet) => {
      enterContents(rangeAt(sheet, band), texts, values);
    });
  }
}

/** Queues texts, then values or formulas, of a block of cells; null leaves a cell alone. */
function enterContents(
  range: Excel.Range,
  texts: readonly (readonly unknown[])[] | undefined,
  values: readonly (readonly unknown[])[] | undefined,
): void {
  if (texts !== undefined) {
    range.numberFormat = everywhere("@");
    range.values = texts as unknown[][];
    range.numberFormat = everywhere("General");
  }
  if (values !== undefined) range.values = values as unknown[][];
}

/**
 * The most cells in one call that writes or clears values: Excel on the web fails with an internal error at 200,000 while
 * anybody listens to changes, as the pane always does (OfficeDev/office-js#539).
 */
export const VALUE_CELLS = 50_000;

/** Queues clearing of all that cells hold and how they look, a call for every 50,000 cells. */
export function clearAll(sheet: Excel.Worksheet, area: Area): void {
  for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).clear();
}

/** Queues clearing of the contents of an area, a call for every 50,000 cells. */
export function clearContents(sheet: Excel.Worksheet, area: Area): void {
  for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).clear("Contents");
}
