import { codeMeanings } from "../foreign";
import { Bounds, MazeError, orRefused } from "../model";
import { charactersOf, matrixOf, readBlocks } from "./blockTexts";
import { readCodes } from "./codeTexts";
import { type TextReading, checkTextSize } from "./reading";
import { type TextPart, longestRun, placeIn } from "./textPart";

/** The words by which programs call a side; their order is that of the bits of a code: above, right, below, left. */
const NAMES = ["n,north,top,up,u,t", "e,east,right,r", "s,south,bottom,down,d,b", "w,west,left,l"];
/** What bits mean in this order: walls, or else passages. */
const BY_NAME = [true, false].map((areWalls) => codeMeanings.find((each) => each.areWalls === areWalls)!);
const AS_WALLS = BY_NAME.slice(0, 1);
const [ABOVE, RIGHT, BELOW, LEFT] = [1, 2, 4, 8] as const;

const TRUE = /^(?:1|true|yes)$/i;
const FLAG = /^(?:[01]|true|false|yes|no)$/i;
/** What is around the name of a side: hasNorth, north_wall, wallTop. */
const AROUND = /^(?:has|is|wall)[_-]?|[_-]?walls?$/gi;
const PAIR = /["']?([A-Za-z]\w{0,20})["']?\s*[:=]\s*["']?([\w.-]{1,10})["']?/g;
const FLAGS = /\[\s*((?:[01]|true|false)(?:\s*,\s*(?:[01]|true|false)){3})\s*\]/i;
const TUPLE = /^\W{0,3}\(\s*(\d{1,4})\s*,\s*(\d{1,4})\s*\)/;
const LEAST = 4;

/** What is said of a cell: where it is, and on which sides it is walled, or open. */
interface CellCode {
  readonly row: number;
  readonly column: number;
  readonly code: number;
}

function sideOf(name: string): number {
  const bare = name.replace(AROUND, "").toLowerCase();
  return NAMES.findIndex((names) => names.split(",").includes(bare));
}

/** The number whose bits these are, the first one lowest. */
function sumOfBits(bits: readonly (number | boolean | undefined)[]): number {
  return bits.reduce<number>((sum, bit, i) => sum | (Number(bit) << i), 0);
}

/** A cell of names and values, and of two numbers in brackets; undefined if not every side is among them once. */
function cellOf(pairs: Iterable<readonly [name: string, value: string]>, brackets: string, flags?: string) {
  const sides: (boolean | undefined)[] = flags?.split(",").map((flag) => TRUE.test(flag.trim())) ?? [];
  let [column, row]: (number | undefined)[] = [];
  for (const [name, value] of pairs) {
    const side = sideOf(name);
    if (side >= 0 && FLAG.test(value)) sides[side] = TRUE.test(value);
    else if (/^(?:x|i|c|col|column)$/i.test(name)) column = Number(value);
    else if (/^(?:y|j|r|row)$/i.test(name)) row = Number(value);
  }
  const tuple = TUPLE.exec(brackets);
  if (tuple !== null) [row, column] = [Number(tuple[1]), Number(tuple[2])];
  return sides.length !== 4 || sides.includes(undefined) ? undefined : { row, column, code: sumOfBits(sides) };
}

const arePlaced = (cells: readonly Partial<CellCode>[]): cells is readonly CellCode[] =>
  cells.every(({ row, column }) => row !== undefined && column !== undefined);

/**
 * Objects of a program, one for each cell, as JSON and Python have them; or four values in brackets for each cell. Where they do not say
 * where their cells are, the brackets around them do. None if nothing does.
 */
function objectsIn(text: string): readonly CellCode[] {
  const found: Partial<CellCode>[] = [];
  const inBrackets: CellCode[] = [];
  let [last, row, column] = [0, 0, 0];
  for (const { index, 0: whole } of text.matchAll(/\{[^{}]*\}|\[[^[\]{}]*\]/g)) {
    if (whole.startsWith("[") && !FLAGS.test(whole)) continue;
    const before = text.slice(last, index);
    const closed = before.indexOf("]");
    if (closed >= 0 && before.includes("[", closed) && column > 0) [row, column] = [row + 1, 0];
    // What stands before the sides of a cell, in the same object, says where it is.
    const own = before.slice(before.lastIndexOf("{") + 1);
    const pairs = [...own.matchAll(PAIR), ...whole.matchAll(PAIR)].map(([, name, value]) => [name!, value!] as const);
    const cell = cellOf(pairs, own.slice(Math.max(0, own.lastIndexOf("("))), FLAGS.exec(whole)?.[1]);
    last = index + whole.length;
    if (cell === undefined) continue;
    found.push(cell);
    inBrackets.push({ row, column: column++, code: cell.code });
  }
  if (arePlaced(found)) return found;
  return row > 0 && inBrackets.some((cell) => cell.column > 0) ? inBrackets : [];
}

/** Lines with a value for each side, below a line with their names, as pyamaze writes them. */
function linesIn({ lines }: TextPart): readonly CellCode[] {
  const entries = (text: string) => text.match(/"[^"]*"|\([^()]*\)|[^,;\t]+/g)?.map((entry) => entry.trim()) ?? [];
  const names = entries(lines[0]!.text);
  if (names.filter((name) => sideOf(name) >= 0).length !== 4) return [];
  const cells = lines.slice(1).flatMap(({ text }) => {
    const values = entries(text);
    const pairs = names.map((name, i) => [name, values[i] ?? ""] as const);
    return cellOf(pairs, values.find((value) => value.includes("(")) ?? "") ?? [];
  });
  return arePlaced(cells) ? cells : [];
}

/**
 * The maze of a text with a record for each cell, which says by names, or in the order above, right, below, left, on which sides it is
 * walled, or open. Undefined if the text is none, or neighbours disagree.
 */
export function readRecords(part: TextPart): TextReading | undefined {
  const text = part.all.map(({ raw }) => raw).join("\n");
  const isFirst = part.begin === part.all.findIndex((line) => line.text !== "");
  const objects = isFirst && /[{[]/.test(text) ? objectsIn(text) : [];
  const cells = objects.length >= LEAST ? objects : linesIn(part);
  const end = isFirst ? part.all.length : part.begin + part.lines.length;
  return cells.length < LEAST ? undefined : readPlaced(cells, part, [part.begin, end], BY_NAME);
}

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
    const reading = ofCodes(codes, parts[i]!, [parts[i]!.begin, parts[i]!.all.length]);
    if (reading !== undefined) return reading;
  }
  return undefined;
}

function ofCodes(
  rows: readonly (readonly number[])[],
  part: TextPart,
  lines: readonly [begin: number, end: number],
  meanings: typeof codeMeanings = AS_WALLS,
): TextReading | undefined {
  const reading = readCodes({ rows, place: () => placeIn(part.lines[0]!, 0), lines }, part.all, meanings);
  return reading && { ...reading, form: "list" };
}

/** The whole numbers of each line, if there are as many as wanted and nothing else but what parts them; undefined if they are few. */
function numbersOf({ lines, begin }: TextPart, wanted: number) {
  const numbers = lines.map(({ text }) =>
    /^[\d\s,;:()[\]{}>-]+$/.test(text) ? text.match(/\d{1,9}/g)?.map(Number) : undefined,
  );
  const [from, to] = longestRun(numbers, (list) => (list?.length === wanted ? wanted : undefined));
  const found = numbers.slice(from, to) as readonly (readonly number[])[];
  return found.length < 3 ? undefined : { list: found, lines: [begin + from, begin + to] as const };
}

/** The maze of a list: "x y N E S W" for each cell, with 1 for a wall, or "x1 y1 x2 y2" for straight walls; undefined if it is none. */
export function readList(part: TextPart): TextReading | undefined {
  const cells = numbersOf(part, 6);
  if (cells === undefined) {
    const walls = numbersOf(part, 4);
    return walls && ofStraightWalls(walls.list, part, walls.lines);
  }
  if (cells.list.some((line) => line.slice(2).some((wall) => wall > 1))) return undefined;
  // Such lists count y from below.
  const placed = cells.list.map(([x, y, ...sides]) => ({ row: -y!, column: x!, code: sumOfBits(sides) }));
  return readPlaced(placed, part, cells.lines, AS_WALLS);
}

/** The maze of cells in any order, perhaps upside down. Undefined if a cell is missing, or neighbours disagree. */
function readPlaced(
  cells: readonly CellCode[],
  part: TextPart,
  lines: readonly [begin: number, end: number],
  meanings: typeof codeMeanings,
): TextReading | undefined {
  const bounds = new Bounds();
  for (const { row, column } of cells) bounds.add(row, column);
  const { row: top, column: left, rows, columns } = bounds.area!;
  if (rows * columns !== cells.length) return undefined;
  const codes = Array.from({ length: rows }, () => new Array<number>(columns).fill(NaN));
  for (const { row, column, code } of cells) codes[row - top]![column - left] = code;
  if (codes.some((row) => row.includes(NaN))) return undefined;
  return ofCodes(codes, part, lines, meanings) ?? ofCodes([...codes].reverse(), part, lines, meanings);
}

/** The share of the rim that a list of walls has at least. */
const FRAMED = 0.7;

/** The maze of a list of blocks that are walls, "x y" for each one. Undefined if the text is none. Throws MazeError. */
export function readBlockList(part: TextPart): TextReading | undefined {
  const blocks = numbersOf(part, 2);
  if (blocks === undefined) return undefined;
  const { list, lines } = blocks;
  const most = (at: number) => list.reduce((sum, line) => Math.max(sum, line[at]!), 0) + 1;
  const size = { rows: most(1), columns: most(0) };
  // Most of the rim is among them: pairs of numbers may also be passages from cell to cell.
  const rim = list.filter(([x, y]) => x === 0 || y === 0 || x === size.columns - 1 || y === size.rows - 1);
  if (rim.length < FRAMED * (2 * size.rows + 2 * size.columns - 4)) return undefined;
  if (size.rows * size.columns > 64 * list.length) return undefined;
  const rows = Array.from({ length: size.rows }, () => new Array<string>(size.columns).fill(" "));
  for (const [x, y] of list) rows[y!]![x!] = "#";
  const reading = readBlocks({ rows, place: () => placeIn(part.lines[0]!, 0), lines });
  return reading && { ...reading, form: "list" };
}

function ofStraightWalls(
  list: readonly (readonly number[])[],
  part: TextPart,
  lines: readonly [begin: number, end: number],
): TextReading | undefined {
  const walls = list.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => {
    const [rows, columns] = [Math.abs(y2 - y1), Math.abs(x2 - x1)];
    return { row: Math.min(y1, y2), column: Math.min(x1, x2), rows, columns };
  });
  if (walls.some(({ rows, columns }) => (rows === 0) === (columns === 0))) return undefined;
  const bounds = new Bounds();
  for (const { row, column, rows, columns } of walls) bounds.add(row, column, rows, columns);
  const { row: top, column: left, ...size } = bounds.area!;
  const length = walls.reduce((sum, { rows, columns }) => sum + rows + columns, 0);
  if (size.rows < 1 || size.columns < 1 || length > 8 * size.rows * size.columns) return undefined;
  checkTextSize(size); // before as many walls are listed
  const codes = Array.from({ length: size.rows }, () => new Array<number>(size.columns).fill(0));
  const close = (row: number, column: number, bit: number) => {
    const code = codes[row - top]?.[column - left];
    if (code !== undefined) codes[row - top]![column - left] = code | bit;
  };
  for (const { row, column, rows, columns } of walls) {
    for (let at = column; at < column + columns; at++) {
      close(row - 1, at, BELOW);
      close(row, at, ABOVE);
    }
    for (let at = row; at < row + rows; at++) {
      close(at, column - 1, RIGHT);
      close(at, column, LEFT);
    }
  }
  return ofCodes(codes, part, lines);
}
