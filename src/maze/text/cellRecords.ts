import { MazeError, orRefused } from "../model";
import { charactersOf, matrixOf } from "./blockTexts";
import type { TextReading } from "./reading";
import { BITS, sumOfBits, readCodes, readPlaced } from "./codeTexts";
import type { TextPart } from "./textPart";

/** The words by which programs call a side; their order is that of the bits of a code: above, right, below, left. */
const NAMES: readonly (readonly string[])[] = [
  ["n", "north", "top", "up", "u", "t"],
  ["e", "east", "right", "r"],
  ["s", "south", "bottom", "down", "d", "b"],
  ["w", "west", "left", "l"],
];
const TRUE = /^(?:1|true|yes)$/i;
const FLAG = /^(?:[01]|true|false|yes|no)$/i;
/** What is around the name of a side: hasNorth, north_wall, wallTop. */
const AROUND = /^(?:has|is|wall)[_-]?|[_-]?walls?$/gi;
const PAIR = /["']?([A-Za-z]\w{0,20})["']?\s*[:=]\s*["']?([\w.-]{1,10})["']?/g;
const FLAGS = /\[\s*((?:[01]|true|false)(?:\s*,\s*(?:[01]|true|false)){3})\s*\]/i;
const TUPLE = /^\W{0,3}\(\s*(\d{1,4})\s*,\s*(\d{1,4})\s*\)/;
/** The fewest cells of a maze. */
const LEAST = 4;

/** What is said of a cell: its sides, and where it is. */
interface CellRecord {
  readonly sides: readonly boolean[];
  readonly column: number | undefined;
  readonly row: number | undefined;
  /** Whether it begins a row, as brackets say. */
  readonly isFirst: boolean;
}

function sideOf(name: string): number {
  const bare = name.replace(AROUND, "").toLowerCase();
  return NAMES.findIndex((names) => names.includes(bare));
}

/** A cell of names and values; undefined if not every side is among them once. */
function recordOf(pairs: Iterable<readonly [name: string, value: string]>, flags?: string): CellRecord | undefined {
  const sides: (boolean | undefined)[] = flags?.split(",").map((flag) => TRUE.test(flag.trim())) ?? [];
  let [column, row]: (number | undefined)[] = [];
  for (const [name, value] of pairs) {
    const side = sideOf(name);
    if (side >= 0 && FLAG.test(value)) sides[side] = TRUE.test(value);
    else if (/^(?:x|i|c|col|column)$/i.test(name)) column = Number(value);
    else if (/^(?:y|j|r|row)$/i.test(name)) row = Number(value);
  }
  if (sides.length !== 4 || sides.includes(undefined)) return undefined;
  return { sides: sides as boolean[], column, row, isFirst: false };
}

/** Objects of a program, one for each cell, as JSON and Python have them; or four values in brackets for each cell. */
function objectsIn(text: string): CellRecord[] {
  const found: CellRecord[] = [];
  let last = 0;
  let isRow = true;
  for (const { index, 0: whole } of text.matchAll(/\{[^{}]*\}|\[[^[\]{}]*\]/g)) {
    if (whole.startsWith("[") && !FLAGS.test(whole)) continue;
    const before = text.slice(last, index);
    const closed = before.indexOf("]");
    isRow ||= closed >= 0 && before.includes("[", closed);
    // What stands before the sides of a cell, in the same object, says where it is.
    const own = before.slice(before.lastIndexOf("{") + 1);
    const tuple = TUPLE.exec(own.slice(Math.max(0, own.lastIndexOf("("))));
    const pairs = [...own.matchAll(PAIR), ...whole.matchAll(PAIR)].map(([, name, value]) => [name!, value!] as const);
    const record = recordOf(pairs, FLAGS.exec(whole)?.[1]);
    last = index + whole.length;
    if (record === undefined) continue;
    const [row, column] = tuple === null ? [record.row, record.column] : [Number(tuple[1]), Number(tuple[2])];
    found.push({ ...record, row, column, isFirst: isRow });
    isRow = false;
  }
  return found;
}

/** Lines with a value for each side, below a line with their names, as pyamaze writes them. */
function linesIn({ lines }: TextPart): CellRecord[] {
  const entries = (text: string) => text.match(/"[^"]*"|\([^()]*\)|[^,;\t]+/g)?.map((entry) => entry.trim()) ?? [];
  const names = entries(lines[0]!.text);
  if (names.filter((name) => sideOf(name) >= 0).length !== 4) return [];
  return lines.slice(1).flatMap(({ text }) => {
    const values = entries(text);
    const record = recordOf(names.map((name, i) => [name, values[i] ?? ""] as const));
    if (record === undefined) return [];
    const tuple = TUPLE.exec(values.find((value) => value.includes("(")) ?? "");
    return tuple === null ? record : { ...record, row: Number(tuple[1]), column: Number(tuple[2]) };
  });
}

/**
 * The maze of a text with a record for each cell, which says by names, or in the order above, right, below, left, on which sides it is
 * walled, or open. Undefined if the text is none, or neighbours disagree.
 */
export function readRecords(part: TextPart): TextReading | undefined {
  const text = part.all.map(({ raw }) => raw).join("\n");
  const isFirst = part.begin === part.all.findIndex((line) => line.text !== "");
  const records = [isFirst && /[{[]/.test(text) ? objectsIn(text) : [], linesIn(part)].find(
    ({ length }) => length >= LEAST,
  );
  if (records === undefined) return undefined;
  const placed = records.every(({ row, column }) => row !== undefined && column !== undefined)
    ? records.map(({ row, column }) => [row!, column!] as const)
    : inRows(records);
  if (placed === undefined) return undefined;
  const cells = records.map(({ sides }, i) => ({ row: placed[i]![0], column: placed[i]![1], code: sumOfBits(sides) }));
  const lines = [part.begin, isFirst ? part.all.length : part.begin + part.lines.length] as const;
  // By name, the first order of each meaning alone is right.
  return readPlaced(cells, part, lines, { isUp: false, orders: [BITS[0]!, BITS[BITS.length / 2]!] });
}

/** The most parts of a text in which two tables of walls are looked for. */
const MOST_TABLES = 10;

/**
 * The maze of two tables of zeros and ones that follow each other: the walls above and below cells, of one row more, and those beside
 * cells, of one column more, with the frame closed but for some gaps. Undefined if there are none.
 */
export function readWallTables(parts: readonly TextPart[]): TextReading | undefined {
  const tables = parts.slice(0, MOST_TABLES).map((part) => {
    const matrix = orRefused(() => matrixOf(part) ?? charactersOf(part));
    if (matrix === undefined || matrix instanceof MazeError) return undefined;
    return matrix.rows.every((row) => row.every((entry) => entry === "0" || entry === "1")) ? matrix : undefined;
  });
  for (const [i, one] of tables.entries()) {
    const other = tables[i + 1];
    if (one === undefined || other === undefined) continue;
    const [above, beside] = one.rows.length > other.rows.length ? [one, other] : [other, one];
    const [rows, columns] = [beside.rows.length, above.rows[0]!.length];
    if (above.rows.length !== rows + 1 || beside.rows[0]!.length !== columns + 1) continue;
    const codes = beside.rows.map((row, r) =>
      row
        .slice(1)
        .map((right, c) => sumOfBits([above.rows[r]![c]!, right, above.rows[r + 1]![c]!, row[c]!].map(Number))),
    );
    const lines = [parts[i]!.begin, parts[i]!.all.length] as const;
    const reading = readCodes({ rows: codes, place: one.place, lines }, [], BITS.slice(0, 1));
    if (reading !== undefined) return { ...reading, lines, form: "list" };
  }
  return undefined;
}

/** Where records are that brackets part into rows; undefined if there are none, or they are not equally long. */
function inRows(records: readonly CellRecord[]): (readonly [row: number, column: number])[] | undefined {
  const columns = records.findIndex(({ isFirst }, i) => i > 0 && isFirst);
  if (columns < 2 || !records.every(({ isFirst }, i) => isFirst === (i % columns === 0))) return undefined;
  return records.map((_, i) => [Math.floor(i / columns), i % columns]);
}
