import { mazeOfTable } from "../code";
import {
  BOTTOM,
  Bounds,
  type Ends,
  LEFT,
  type Maze,
  RIGHT,
  TOP,
  bitOf,
  neighbourSides,
  oppositeSide,
  passagesOf,
  stepsOf,
} from "../model";
import { openingAt, type TextReading, readingOf, readLattice } from "./reading";
import { type Entries, readBlocks } from "./blockTexts";
import { checkTextSize } from "./form";
import { type TextPart, longestRun, placeIn } from "./textPart";

/** A frame has at most one gap in this many sides. */
const FEW = 6;
/** The share of the rim that a list of walls has at least. */
const FRAMED = 0.7;
/** Fewer codes than these are read in the usual order of bits alone, because some order fits many short texts. */
const SOME = 6;

type Codes = Entries<number>;

/**
 * The maze of our own wall codes, as worksheet functions give them: 1 for a wall on the right, 2 for one below, 3 for both, 0 for none
 * and 4 for a cell outside. Undefined if the frame, which has walls everywhere, says that they are none.
 */
export function readOwnCodes({ rows, lines }: Entries): TextReading | undefined {
  const codes = rows.map((row) => row.map((entry) => (/^[0-4]$/.test(entry) ? Number(entry) : NaN)));
  const has = (code: number, bit: number) => (code & (bit | 4)) !== 0;
  const last = codes[codes.length - 1]!;
  const isFramed = last.every((code) => has(code, 2)) && codes.every((row) => has(row[row.length - 1]!, 1));
  const all = codes.flat();
  if (!isFramed || all.includes(NaN) || ![1, 2, 3].every((code) => all.includes(code))) return undefined;
  return readingOf({ form: "numbers", maze: mazeOfTable(codes), marks: [], gaps: [], lines });
}

/** Which side each bit of a code is, from 1 to 8, and whether a bit means a wall or a passage. */
interface Bits {
  readonly sides: readonly number[];
  readonly areWalls: boolean;
}

/** The bits as Micromouse programs and A-Maze-ing have them, then in every other order. */
const USUAL = [TOP, RIGHT, BOTTOM, LEFT];
export const BITS: readonly Bits[] = /* #__PURE__ */ [true, false].flatMap((areWalls) =>
  permuted(USUAL).map((sides) => ({ sides, areWalls })),
);

function permuted(all: readonly number[]): number[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((first) => permuted(all.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

/** A hexadecimal digit for each cell, in lines of equal length; undefined if the text is none. */
export function digitsOf({ lines, begin }: TextPart): Codes | undefined {
  const [from, to] = longestRun(lines, ({ text }) => /^ *([\da-f]+)$/i.exec(text)?.[1]!.length);
  if (from === to) return undefined;
  const cut = lines.slice(from, to);
  const rows = cut.map(({ text }) => Array.from(text.trim(), (digit) => parseInt(digit, 16)));
  const place = (row: number, column: number) => placeIn(cut[row]!, cut[row]!.text.search(/\S/) + column);
  return { rows, place, lines: [begin + from, begin + to] };
}

const lettersIn = (letters: string, entry: string) =>
  Array.from(letters).reduce((sum, each, bit) => sum + (entry.toUpperCase().includes(each) ? 1 << bit : 0), 0);

/** How a number up to 15 is written: decimal, hexadecimal, of four bits, or as the letters of sides. */
const NUMBERS: readonly { readonly is: RegExp; readonly of: (entry: string) => number }[] = [
  { is: /^(?:0?\d|1[0-5])$/, of: Number },
  { is: /^(?:0x)?0?[\da-f]$/i, of: (entry) => parseInt(entry, 16) },
  { is: /^(?:0b)?[01]{4}$/i, of: (entry) => parseInt(entry.slice(-4), 2) },
  { is: /^(?:[-0]|[NESW]{0,4})$/i, of: (entry) => lettersIn("NESW", entry) },
  { is: /^(?:[-0]|[URDL]{0,4})$/i, of: (entry) => lettersIn("URDL", entry) },
];

/** A number up to 15 for each cell, parted by something; undefined if other entries are among them. */
export function sumsOf(entries: Entries): Codes | undefined {
  const { rows } = entries;
  const number = NUMBERS.find(({ is }) => rows.every((row) => row.every((entry) => is.test(entry))));
  return number && { ...entries, rows: rows.map((row) => row.map(number.of)) };
}

/**
 * The maze of a code for each cell, whose bits say on which sides there is a wall, or a passage. Which bit is which side follows from the
 * codes: neighbours agree about the wall between them, and the frame is closed but for a few openings. Lines after a blank one may give
 * entrance, exit and a path. Undefined if no order of the bits fits.
 */
export function readCodes(
  { rows, place, lines }: Codes,
  all: TextPart["all"],
  orders: readonly Bits[] = BITS,
): TextReading | undefined {
  const size = { rows: rows.length, columns: rows[0]!.length };
  const codes = Uint8Array.from(rows.flat());
  if (codes.every((code) => code < 2)) return undefined;
  const bits = orders.slice(0, codes.length < SOME ? 1 : orders.length).find((each) => fits(codes, size, each));
  if (bits === undefined) return undefined;
  const meaning = closedBy(bits);
  const closed = codes.map((code) => meaning[code]!);
  const isAllClosed = closed.every((sides) => sides === 15);
  const { ends, way, end } = trailerOf(all, lines[1], size);
  const found = readLattice({
    ...size,
    placeOf: (row, column) => place(row >> 1, column >> 1),
    textAt: (row, column) => {
      const { cell, side } = openingAt(size, row, column);
      if (row % 2 === 0 || column % 2 === 0) return (closed[cell]! & bitOf(side)) === 0 ? "" : undefined;
      const text = (cell === ends?.entrance ? "S" : "") + (ends?.exits.includes(cell) === true ? "E" : "");
      return text === "" && closed[cell] === 15 && !isAllClosed ? undefined : text;
    },
  });
  const reading = readingOf({ form: "numbers", ...found, lines: [lines[0], end] });
  const path = way === undefined || reading.ends === undefined ? undefined : wayFrom(reading.maze, reading.ends, way);
  return path === undefined ? reading : { ...reading, path };
}

function closedBy({ sides, areWalls }: Bits): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, code) =>
    sides.reduce((sum, side, bit) => sum | (((code >> bit) & 1) === Number(areWalls) ? bitOf(side) : 0), 0),
  );
}

function fits(codes: Uint8Array, size: { readonly rows: number; readonly columns: number }, bits: Bits): boolean {
  const closed = closedBy(bits);
  const inside = neighbourSides(size).subarray(size.columns);
  const steps = stepsOf(size);
  const isClosed = (cell: number, side: number) => (closed[codes[cell]!]! & bitOf(side)) !== 0;
  let gaps = 0;
  for (let cell = 0; cell < codes.length; cell++) {
    for (const side of [RIGHT, BOTTOM, LEFT, TOP]) {
      if ((inside[cell]! & bitOf(side)) === 0) gaps += Number(!isClosed(cell, side));
      else if (isClosed(cell, side) !== isClosed(cell + steps[side]!, oppositeSide(side))) return false;
    }
  }
  return FEW * gaps <= 2 * (size.rows + size.columns);
}

/** Entrance, exit and way after the codes, as A-Maze-ing writes them; each is missing if its line is. */
function trailerOf(all: TextPart["all"], end: number, size: { readonly rows: number; readonly columns: number }) {
  const none = { ends: undefined, way: undefined, end };
  if (all[end]?.text !== "") return none;
  const cells = [1, 2].map((after) => {
    const found = /^(\d{1,4}) *, *(\d{1,4})$/.exec(all[end + after]?.text.trim() ?? "");
    if (found === null) return undefined;
    const [column, row] = [Number(found[1]), Number(found[2])];
    return row < size.rows && column < size.columns ? row * size.columns + column : undefined;
  });
  const [entrance, exit] = cells;
  if (entrance === undefined || exit === undefined) return none;
  const ends: Ends = { entrance, exits: [exit] };
  const way = /^[NESW]+$/.exec(all[end + 3]?.text.trim() ?? "")?.[0];
  return { ends, way, end: end + (way === undefined ? 3 : 4) };
}

/** The cells of a way of letters through open walls to the exit; undefined if it is none, or crosses itself. */
function wayFrom(maze: Maze, { entrance, exits }: Ends, way: string): Uint32Array | undefined {
  const path = [entrance];
  const passages = passagesOf(maze);
  for (const letter of way) {
    const [cell, side] = [path[path.length - 1]!, "ESWN".indexOf(letter)];
    if ((passages[cell]! & bitOf(side)) === 0) return undefined;
    path.push(cell + stepsOf(maze)[side]!);
  }
  return exits.includes(path[path.length - 1]!) && new Set(path).size === path.length
    ? Uint32Array.from(path)
    : undefined;
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

/**
 * The maze of a list: "x y N E S W" for each cell, with 1 for a wall, or "x1 y1 x2 y2" for straight walls. Undefined if the text is none.
 */
export function readList(part: TextPart): TextReading | undefined {
  const cells = numbersOf(part, 6);
  if (cells === undefined) {
    const walls = numbersOf(part, 4);
    return walls && ofWalls(walls.list, walls.lines, part);
  }
  if (cells.list.some((line) => line.slice(2).some((wall) => wall > 1))) return undefined;
  const placed = cells.list.map(([column, row, ...sides]) => ({ row: row!, column: column!, code: sumOfBits(sides) }));
  // Such lists count y from below.
  return readPlaced(placed, part, cells.lines, { isUp: true, orders: BITS.slice(0, 1) });
}

/** The number whose bits these are, the first one lowest. */
export function sumOfBits(bits: readonly (number | boolean)[]): number {
  return bits.reduce<number>((sum, bit, i) => sum | (Number(bit) << i), 0);
}

/** The maze of codes of cells that say where they are, in any order. Undefined if a cell is missing, or neighbours disagree. */
export function readPlaced(
  cells: readonly { readonly row: number; readonly column: number; readonly code: number }[],
  part: TextPart,
  lines: readonly [begin: number, end: number],
  { isUp, orders }: { readonly isUp: boolean; readonly orders: readonly Bits[] },
): TextReading | undefined {
  const bounds = new Bounds();
  for (const { row, column } of cells) bounds.add(row, column);
  const { row: top, column: left, rows, columns } = bounds.area!;
  if (rows * columns !== cells.length) return undefined;
  const codes = Array.from({ length: rows }, () => new Array<number>(columns).fill(NaN));
  for (const { row, column, code } of cells) codes[row - top]![column - left] = code;
  if (codes.some((row) => row.includes(NaN))) return undefined;
  const turned = [...codes].reverse();
  const place = () => placeIn(part.lines[0]!, 0);
  for (const each of isUp ? [turned, codes] : [codes, turned]) {
    const reading = readCodes({ rows: each, place, lines }, part.all, orders);
    if (reading !== undefined) return { ...reading, form: "list" };
  }
  return undefined;
}

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

function ofWalls(list: readonly (readonly number[])[], lines: readonly [number, number], part: TextPart) {
  if (list.some(([x1, y1, x2, y2]) => (x1 === x2) === (y1 === y2))) return undefined;
  const reduced = (at: number, one: (...numbers: number[]) => number) =>
    list.reduce((sum, line) => one(sum, line[at]!, line[at + 2]!), list[0]![at]!);
  const [left, top] = [reduced(0, Math.min), reduced(1, Math.min)];
  const size = { rows: reduced(1, Math.max) - top, columns: reduced(0, Math.max) - left };
  const length = list.reduce((sum, [x1, y1, x2, y2]) => sum + Math.abs(x2! - x1!) + Math.abs(y2! - y1!), 0);
  if (size.rows < 1 || size.columns < 1 || length > 8 * size.rows * size.columns) return undefined;
  checkTextSize(size); // before as many walls are listed
  /** Walls by the corner at which they begin: those that go right, and those that go down. */
  const [across, down] = [new Set<number>(), new Set<number>()];
  const corner = (x: number, y: number) => y * (size.columns + 1) + x;
  for (const [x1, y1, x2, y2] of list) {
    const [x, y] = [Math.min(x1!, x2!) - left, Math.min(y1!, y2!) - top];
    for (let i = 0; i < Math.abs(x2! - x1!); i++) across.add(corner(x + i, y));
    for (let i = 0; i < Math.abs(y2! - y1!); i++) down.add(corner(x, y + i));
  }
  const found = readLattice({
    ...size,
    placeOf: () => placeIn(part.lines[0]!, 0),
    textAt: (row, column) => {
      if (row % 2 === 1 && column % 2 === 1) return "";
      return (row % 2 === 0 ? across : down).has(corner(column >> 1, row >> 1)) ? undefined : "";
    },
  });
  if (FEW * found.gaps.length > 2 * (size.rows + size.columns)) return undefined;
  return readingOf({ form: "list", ...found, lines });
}
