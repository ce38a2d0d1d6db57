import { message } from "../../message";
import {
  type CellSize,
  type Replaced,
  RANGE_BYTES,
  areLong,
  cellBlocks,
  everywhere,
  isText,
  packAreas,
  paintingOn,
  readBeforeWriting,
  readInHalves,
  typedText,
} from "../cells";
import { type Difference, type ReversibleChange, between, painted, piecesOf } from "../changes";
import { type Area, type Job, addressOf, cellsOf, rangeAt, rangesAt } from "../excel";
import type { SheetState } from "../sheet";
import { type Item, type Written, factBetween, facts, recordBetween, recordIn, writtenIn } from "../memory";

/**
 * Items in the cells of a maze: numbers or texts along the path and elsewhere. Hidden names keep which cells they are in, and the number
 * format and font size that these cells had, also after the file was opened again.
 */
interface MazeItems {
  /** rows x columns; "" for an empty cell, null for one that is left alone. */
  readonly cells: readonly (string | null)[];
  /** Whether they are written as numbers, and not as texts. */
  readonly areNumbers: boolean;
  /** Points. */
  readonly fontSize: number;
}

/** What the cells of a maze held when they were read, row by row. */
export interface FoundCells extends CellSize {
  readonly cells: readonly ItemCell[];
  /** Which of it Lavirint wrote. */
  readonly written: Written;
  /** How cells with items looked before, as texts of {@link lookText}. */
  readonly looks: Written;
}

/** What a cell holds, and as much of its look as items change. */
interface ItemCell {
  readonly content: unknown;
  /** Whether that is a text, though it may look like a formula or a number. */
  readonly isText: boolean;
  readonly numberFormat: string;
  /** Font size, in points. */
  readonly size: number;
}

/** Reads the cells of a maze: one request, and one more if their fonts differ in size; in halves if they hold very much. */
export async function readFoundCells(job: Job, state: SheetState, area: Area): Promise<FoundCells> {
  const cells = new Array<ItemCell>(cellsOf(area));
  const commonSizes = new Set<number | null>();
  let cell: CellSize = { cellSize: 0 };
  const read = (part: Area) =>
    job.onSheet(state.id, (sheet) => ({
      range: rangeAt(sheet, part).load("formulas,values,numberFormat,format/font/size"),
      first: rangeAt(sheet, { ...area, rows: 1, columns: 1 }).load("format/columnWidth,format/rowHeight"),
    }));
  await readInHalves(area, read, (part, { range, first }) => {
    const { formulas, values, numberFormat } = range as unknown as Record<string, unknown[][]>;
    const size = range.format.font.size as number | null;
    commonSizes.add(size);
    cell = { cellSize: first.format.columnWidth, cellHeight: first.format.rowHeight };
    formulas!.forEach((row, r) =>
      row.forEach((content, c) => {
        const cell = (part.row - area.row + r) * area.columns + part.column - area.column + c;
        const format = String(numberFormat![r]![c]);
        cells[cell] = { content, isText: isText(content, values![r]![c]), numberFormat: format, size: size ?? 0 };
      }),
    );
  });
  if (commonSizes.has(null)) {
    const sizes = await readSizes(job, state, area);
    cells.forEach((cell, i) => (cells[i] = { ...cell, size: sizes[i]! }));
  }
  const written = await writtenIn(state, area, job.signal);
  return { cells, written, looks: recordIn(state, area, facts.itemLooks), ...cell };
}

async function readSizes(job: Job, { id }: SheetState, area: Area): Promise<number[]> {
  const fonts = await job.onSheet(id, (sheet) =>
    rangeAt(sheet, area).getCellProperties({ format: { font: { size: true } } }),
  );
  return fonts.value.flat().map(({ format }) => format?.font?.size ?? 0);
}

const GENERAL = "General";

/** How a cell looked before it got an item, and the font size that it then got: "11 12 General". */
function lookText({ size, numberFormat }: ItemCell, fontSize: number): string {
  return `${size} ${fontSize} ${numberFormat}`;
}

/** A cell that loses its item: its look goes back to what it was, as far as nobody changed it since. */
function withoutItem(cell: ItemCell, look: Item | undefined): ItemCell {
  const [, size, given, numberFormat] = /^(\d+(?:\.\d+)?) (\d+(?:\.\d+)?) ([^]+)$/.exec(String(look)) ?? [];
  return {
    content: "",
    isText: false,
    numberFormat: numberFormat !== undefined && cell.numberFormat === GENERAL ? numberFormat : cell.numberFormat,
    size: size !== undefined && cell.size === Number(given) ? Number(size) : cell.size,
  };
}

/** Writes items into the cells of a maze. Gives what was typed into those cells since they were read. */
export function itemsWritten(
  state: SheetState,
  area: Area,
  { cells, areNumbers, fontSize }: MazeItems,
  before: FoundCells,
): ReversibleChange<Replaced> {
  const items = cells.map((item): Item | null => (item && areNumbers ? Number(item) : item));
  const looks: (string | null)[] = [];
  const after = before.cells.map((cell, i): ItemCell => {
    const item = items[i]!;
    const known = before.looks.itemIn(i);
    const had = before.written.isItem(i, cell.content);
    if (item === null) {
      looks.push(null);
      return cell;
    }
    if (item === "") {
      looks.push("");
      return had ? withoutItem(cell, known) : { ...cell, content: "", isText: false };
    }
    looks.push(lookText(had ? withoutItem(cell, known) : cell, fontSize));
    return { content: item, isText: !areNumbers, numberFormat: GENERAL, size: fontSize };
  });
  const standing = before.written.standing(before.cells.map(({ content }) => content));
  const differences = [
    ...recordBetween(state, area, standing.withItems(items)),
    factBetween(state, facts.itemLooks, before.looks.withItems(looks)),
    cellsBetween(state, area, before.cells, after),
  ];
  const ifStuck = message("items-unfinished", { area: addressOf(area), sheet: state.name });
  const isForeign: Replaced["isForeign"] = (row, column, content) => {
    const cell = row * area.columns + column;
    return cells[cell] !== null && content !== before.cells[cell]!.content;
  };
  const isLong = areLong(before.cells.map(({ content }) => content));
  const make = async (job: Job) => {
    const early = isLong ? await readLong(job, state, area, isForeign) : undefined;
    return job.onSheet(state.id, (sheet, context) => {
      const replaced = early ?? readBeforeWriting(sheet, state.id, area, isForeign);
      for (const { paint } of piecesOf(differences)) paint(context);
      return replaced;
    });
  };
  return { ...painted(differences, { ifStuck }), make };
}

/** What cells hold that one request cannot both read and write. */
async function readLong(
  job: Job,
  { id }: SheetState,
  place: Area,
  isForeign: Replaced["isForeign"],
): Promise<Replaced> {
  const rows = () => Array.from({ length: place.rows }, () => new Array<unknown>(place.columns));
  const found = { formulas: rows(), values: rows() };
  await readInHalves(
    place,
    (part) => job.onSheet(id, (sheet) => rangeAt(sheet, part).load("formulas,values")),
    (part, range) => {
      for (const what of ["formulas", "values"] as const) {
        (range[what] as unknown[][]).forEach((row, r) =>
          row.forEach(
            (content, c) => (found[what][part.row - place.row + r]![part.column - place.column + c] = content),
          ),
        );
      }
    },
  );
  return { sheetId: id, place, found, isForeign };
}

/** Removes the items from the cells of a maze. */
export function itemsTaken(state: SheetState, area: Area, before: FoundCells): ReversibleChange<void> {
  const { written, looks } = before;
  const after = before.cells.map((cell, i) =>
    written.isItem(i, cell.content) ? withoutItem(cell, looks.itemIn(i)) : cell,
  );
  const standing = written.standing(before.cells.map(({ content }) => content));
  const differences = [
    cellsBetween(state, area, before.cells, after),
    ...recordBetween(state, area, standing.withoutItems()),
    factBetween(state, facts.itemLooks, undefined),
  ];
  const ifStuck = message("items-partly-there", { area: addressOf(area), sheet: state.name });
  return painted(differences, { ifStuck });
}

/** Writes what differs between two states of the cells of an area: contents, number formats and font sizes. */
function cellsBetween(
  { id }: SheetState,
  area: Area,
  before: readonly ItemCell[],
  after: readonly ItemCell[],
): Difference {
  return between(before, after, (from, to) => [
    { bytes: 0, paint: paintingOn(id, (sheet) => paintItemCells(sheet, area, from, to)) },
  ]);
}

function paintItemCells(sheet: Excel.Worksheet, area: Area, from: readonly ItemCell[], to: readonly ItemCell[]): void {
  const changes = to.map((cell, i) => cell.content !== from[i]!.content || cell.isText !== from[i]!.isText);
  const isTyped = (cell: number) => changes[cell]! && to[cell]!.isText;
  const range = rangeAt(sheet, area);
  if (to.some((_, cell) => isTyped(cell))) {
    // Entered while the cell has the format "@", a text stays a text; a later format does not change that.
    formatCells(sheet, area, "@", isTyped);
    range.values = rowsOf(area, (cell) => (isTyped(cell) ? typedText(String(to[cell]!.content)) : null));
  }
  // An interrupted write may have left "@" in cells that hold a text before or after it.
  const mayBeText = (cell: number) => changes[cell]! && (to[cell]!.isText || from[cell]!.isText);
  const isFormatted = (cell: number) => mayBeText(cell) || to[cell]!.numberFormat !== from[cell]!.numberFormat;
  for (const format of new Set(to.filter((_, cell) => isFormatted(cell)).map(({ numberFormat }) => numberFormat))) {
    formatCells(sheet, area, format, (cell) => to[cell]!.numberFormat === format && isFormatted(cell));
  }
  if (to.some((cell, i) => changes[i]! && !cell.isText)) {
    range.formulas = rowsOf(area, (cell) => (changes[cell]! && !to[cell]!.isText ? to[cell]!.content : null));
  }
  const isSized = (cell: number) => to[cell]!.size !== from[cell]!.size;
  for (const size of new Set(to.filter((_, cell) => isSized(cell)).map((cell) => cell.size))) {
    for (const addresses of packAreas(cellBlocks(area, (cell) => to[cell]!.size === size && isSized(cell)))) {
      for (const { format } of rangesAt(sheet, addresses)) format.font.size = size;
    }
  }
}

/** Queues a number format for some cells of an area, block by block or, if that is shorter, cell by cell. */
function formatCells(sheet: Excel.Worksheet, area: Area, format: string, isWanted: (cell: number) => boolean): void {
  const blocks = [...cellBlocks(area, isWanted)];
  if (blocks.length * RANGE_BYTES <= RANGE_BYTES + FORMAT_BYTES * cellsOf(area)) {
    for (const block of blocks) rangeAt(sheet, block).numberFormat = everywhere(format);
  } else {
    rangeAt(sheet, area).numberFormat = rowsOf(area, (cell) => (isWanted(cell) ? format : null)) as string[][];
  }
}

/** What a cell's number format takes of a request, in bytes. */
const FORMAT_BYTES = 7;

function rowsOf<T>({ rows, columns }: Area, contentOf: (cell: number) => T): T[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => contentOf(row * columns + column)),
  );
}
