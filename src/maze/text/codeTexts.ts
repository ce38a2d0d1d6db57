import { mazeOfTable } from "../code";
import { codeMeanings, meaningOfCodes } from "../foreign";
import { type Ends, type Grid, type Maze, bitOf, passagesOf, stepsOf } from "../model";
import { openingAt, type TextReading, readingOf, readLattice } from "./reading";
import type { Entries } from "./blockTexts";
import { type TextPart, longestRun, placeIn } from "./textPart";

/** The share of the frame that is open at most. */
const MOST_OPEN = 1 / 6;
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
  meanings = codeMeanings,
): TextReading | undefined {
  const size = { rows: rows.length, columns: rows[0]!.length };
  const codes = rows.flat();
  if (codes.every((code) => code < 2)) return undefined;
  const meaning = meaningOfCodes(codes, size, MOST_OPEN, codes.length < SOME ? meanings.slice(0, 1) : meanings);
  if (meaning === undefined) return undefined;
  const closed = codes.map((code) => meaning.closed[code]!);
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

/** Entrance, exit and way after the codes, as A-Maze-ing writes them, and where these end. */
function trailerOf(all: TextPart["all"], end: number, { rows, columns }: Pick<Grid, "rows" | "columns">) {
  const [blank, first, second, third = ""] = all.slice(end, end + 4).map(({ text }) => text.trim());
  const [entrance, exit] = [first, second].map((text = "") => {
    const [column = NaN, row = NaN] =
      text
        .match(/^(\d{1,4}) *, *(\d{1,4})$/)
        ?.slice(1)
        .map(Number) ?? [];
    return row < rows && column < columns ? row * columns + column : undefined;
  });
  if (blank !== "" || entrance === undefined || exit === undefined) return { ends: undefined, way: undefined, end };
  const ends: Ends = { entrance, exits: [exit] };
  return /^[NESW]+$/.test(third) ? { ends, way: third, end: end + 4 } : { ends, way: undefined, end: end + 3 };
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
