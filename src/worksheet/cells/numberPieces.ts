import { type Area, type Reference, boundsOfCells, cellOfWhole, rowBands, rowsOf, without } from "../addresses";
import { rangeAt, sheetAt } from "../excel";
import { everywhere } from "../looks";
import { NOTHING, RANGE_BYTES, type Piece, readBeforeWriting } from "../pieces";

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

/** What a cell holds for a number, and what else it may hold that is Lavirint's. */
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
  /** Whether every cell of the part is written, and not only those that changed. */
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

/** The most frequent item, the first one among equals; undefined if there are none. Items are equal where `keyOf` is. */
export function mostFrequent<T>(items: Iterable<T>, keyOf: (item: T) => unknown = (item) => item): T | undefined {
  const counts = new Map<unknown, { item: T; count: number }>();
  let best: { item: T; count: number } | undefined;
  for (const item of items) {
    const key = keyOf(item);
    const entry = counts.get(key);
    if (entry === undefined) counts.set(key, { item, count: 1 });
    else entry.count++;
  }
  for (const entry of counts.values()) if (best === undefined || entry.count > best.count) best = entry;
  return best?.item;
}

/**
 * The same for whole numbers smaller than the list is long, the smallest one among equals: the set numbers of a million cells, all
 * different, take 9 ms, and 435 ms with a Map.
 */
export function mostFrequentNumber(numbers: Uint32Array): number {
  const counts = new Uint32Array(numbers.length + 1);
  for (const number of numbers) counts[number]!++;
  return counts.reduce((best, count, number) => (count > counts[best]! ? number : best), 0);
}
