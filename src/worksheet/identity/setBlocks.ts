import { type Area, SHEET_COLUMNS, SHEET_ROWS, addressOf, boundsOf, parseArea } from "../addresses";
import type { ReadName } from "../names";
import { facts } from "../memory";

/** One state of the set numbers in cells. */
export interface SetsBlock {
  /** The number of each cell's set; above the first one is the label, unless that is in the first row. */
  readonly area: Area;
  readonly label: string;
  /** Row by row; 0 is an empty cell. */
  readonly numbers: Uint32Array;
}

/** Where the states go: the first at the same addresses as the maze, the second below (on a very long sheet, beside) it. */
export function blockFor(area: Area, index: number): Area {
  const below = area.row + index * (area.rows + 2);
  return below + area.rows <= SHEET_ROWS
    ? { ...area, row: below }
    : { ...area, column: area.column + index * (area.columns + 1) };
}

/** A block with the row of its label. */
export function withLabel(block: Area): Area {
  return block.row === 0 ? block : { ...block, row: block.row - 1, rows: block.rows + 1 };
}

/** What the cells of a block with its label hold, row by row. */
export function contentsOfBlock({ area, label, numbers }: SetsBlock): (number | string)[] {
  const above = area.row === 0 ? [] : [label, ...new Array<string>(area.columns - 1).fill("")];
  return [...above, ...Array.from(numbers, shownNumber)];
}

/** What a cell shows for the number of its set; 0 (out of the maze) shows nothing. */
export function shownNumber(number: number): number | string {
  return number === 0 ? "" : number;
}

/** What Lavirint wrote on a set-number sheet: enough to tell whether the sheet holds anything else. */
export interface SetsRecord {
  /** The smallest area around it. */
  readonly area: Area;
  /** A checksum of each block; the sheet's is their sum. */
  readonly sums: readonly number[];
}

export function recordOf(blocks: readonly SetsBlock[]): SetsRecord {
  const places = blocks.map(({ area }) => withLabel(area));
  const sums = blocks.map((block, i) => checksumOf(places[i]!, contentsOfBlock(block)));
  return { area: boundsOf(places), sums };
}

/** What the names of a sheet say of its blocks; undefined if it has none, or somebody changed the name. */
export function setsRecordOf(list: readonly ReadName[]): SetsRecord | undefined {
  const [address = "", ...sums] = (facts.setsWritten.read(list) ?? "").split(" ");
  const area = parseArea(address);
  return area && { area, sums: sums.map(Number) };
}

/** A record as {@link setsRecordOf} reads it. */
export function encodeSets({ area, sums }: SetsRecord): string {
  return [addressOf(area), ...sums].join(" ");
}

const FNV_PRIME = 0x01000193;

/** A checksum of what cells hold, row by row, in any order of parts: empty ones count for nothing, the others with their place. */
export function checksumOf(area: Area, contents: readonly unknown[]): number {
  let sum = 0;
  contents.forEach((content, cell) => {
    if (content === "") return;
    const [row, column] = [area.row + Math.floor(cell / area.columns), area.column + (cell % area.columns)];
    let hash = Math.imul(row * SHEET_COLUMNS + column, FNV_PRIME);
    const text = String(content);
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
    sum += hash ^ (hash >>> 15);
  });
  return sum >>> 0;
}

/** The checksum of parts together. */
export function sumOf(sums: readonly number[]): number {
  return sums.reduce((sum, each) => (sum + each) >>> 0, 0);
}
