import { message } from "../../message";
import { MazeError, orRefused, textFault } from "../model";
import { latticeOfBlocks, mazeOfBlocks, wideLattice } from "../foreign";
import { type TextReading, isEndOrPath, isPathMark, readingOf, readLattice } from "./reading";
import { type TextPart, WIDE, extentOf, longestRun, named, placeIn } from "./textPart";

/** A text as rows of equally many entries: characters, pairs of them, or what stands between commas, semicolons, tabs or blanks. */
export interface Entries<Entry = string> {
  readonly rows: readonly (readonly Entry[])[];
  readonly place: (row: number, column: number) => readonly [line: number, column: number];
  readonly lines: readonly [begin: number, end: number];
  readonly beside?: string | undefined;
}

/** What may be floor wherever it stands in the text. */
const FLOOR = /^(?:|[ .0_RrOo·-])$/;
/** Letters and digits that may be a wall. Other characters may all be. */
const WALLED = /^(?:[1WwXxHBM]|[^\p{L}\p{N}\s`'",;:()])$/u;

const RUN = /^(.)\1*$/u;
/** The sides of a cell, each once. */
const SIDES = /^(?:[-0]|(?!.*(.).*\1)(?:[NESW]{1,4}|[URDL]{1,4}))$/i;

/** Whether entries are texts of one kind: equally long, words and numbers for walls and floors, or letters of sides. */
function areAlike(known: readonly string[], rows: Entries["rows"]): boolean {
  if (known.every(({ length }) => length === known[0]!.length) || known.every((entry) => SIDES.test(entry)))
    return true;
  return plainly(rows).every((row) => row.every(({ length }) => length < 2));
}

/** As many numbers beside a matrix are its size or the place of an end. */
const COORDINATES = 2;

/** What is below the heading of a table of Markdown. */
const RULE = /^ *\|(?: *:?-+:? *\|){2,} *$/;

/** The entries of a text with separators; undefined if it has none. Throws MazeError for rows of different lengths. */
export function matrixOf({ lines: all, begin }: TextPart): Entries | undefined {
  const lines = all.filter(({ text }, i) => i !== 1 || !RULE.test(text));
  const parted = [",", ";", "\t", "|", "\\"].find((separator) => {
    const least = separator === "\t" ? 3 : separator === "|" ? 4 : 2; // one tab may be an indent
    const some = lines.filter(({ raw }) => raw.split(separator, least).length === least);
    return 2 * some.length > lines.length;
  });
  const split = evened(withoutLast(lines.map(({ raw }) => entriesOf(raw, parted))), parted);
  const [from, to] = longestRun(split, ({ length }) => (length > 1 ? length : undefined));
  const rows = split.slice(from, to);
  if (rows.length === 0) return undefined;
  const [top, left] = labelsOf(rows);
  const known = new Set(rows.flat());
  const characters = new Set([...known].join(""));
  const others = split.flatMap((entries, i) => (i >= from && i < to ? [] : [{ entries, line: lines[i]! }]));
  if (parted === undefined) {
    // These may be lines of characters, some of which have as many gaps.
    const isRun = (entry: string) => entry.length > 2 && Array.from(entry).some((each) => characters.has(each));
    if (others.length > rows.length) return undefined;
    const isPlain = [...known].some((entry) => !RUN.test(entry)) && areAlike([...known], rows);
    if (!isPlain && split.some((entries) => entries.some(isRun))) return undefined;
  }
  const wanted = rows[0]!.length;
  for (const { entries, line } of others) {
    const isHeading = entries.length <= COORDINATES && wanted > 2 * COORDINATES;
    if (isHeading || entries.length === wanted || !entries.every((entry) => known.has(entry))) continue;
    throw textFault(...placeIn(line, 0), message("row-of-wrong-length", { wanted, found: entries.length }));
  }
  const headings = top === 1 ? rows[0]!.join(" ") : rows.map((row) => row[0]).join(" ");
  return {
    beside: top + left === 0 ? undefined : headings.trim(),
    rows: top + left === 0 ? rows : rows.slice(top).map((row) => row.slice(left)),
    lines: [begin + from, begin + to + all.length - lines.length],
    place: (row, column) => {
      const line = lines[from + top + row]!;
      const before = rows[top + row]!.slice(0, left + column).reduce((sum, entry) => sum + entry.length + 1, 0);
      return placeIn(line, parted === undefined ? before + line.raw.search(/\S/) : before);
    },
  };
}

/** How many rows and columns of a table are its headings: names of columns, or numbers that count. */
function labelsOf(rows: Entries["rows"]): readonly [rows: 0 | 1, columns: 0 | 1] {
  const counts = (entries: readonly string[]) =>
    entries.length > LEAST && entries.every((entry, i) => entry === String(Number(entries[0]) + i));
  const first = rows.map((row) => row[0]!);
  const left = counts(first) || (first[0] === "" && counts(first.slice(1))) ? 1 : 0;
  const heading = rows[0]!.slice(left);
  const others = new Set(rows.slice(1).flatMap((row) => row.slice(left)));
  const areNames =
    heading.length === new Set(heading).size && heading.every((entry) => entry !== "" && !others.has(entry));
  const top =
    rows.length > LEAST && others.size <= MOST_KINDS && heading.length > LEAST && (counts(heading) || areNames);
  const within = new Set(rows.slice(Number(top)).flatMap((row) => row.slice(left)));
  return within.size <= MOST_KINDS ? [top ? 1 : 0, left] : [0, 0];
}

/** Where more kinds of entries are, they are codes of cells, which may count by chance. */
const MOST_KINDS = 5;

function entriesOf(raw: string, parted: string | undefined): string[] {
  if (parted === undefined) return raw.split(/\s+/).filter((entry) => entry !== "");
  const text = parted === "\t" ? raw : raw.replace(/[[\]{}()"']/g, "");
  const entries = text.split(parted).map((entry) => entry.trim());
  // A table of Markdown has bars around its rows.
  return parted === "|" && /^\|.*\|$/.test(text.trim()) ? entries.slice(1, -1) : entries;
}

/** Gives rows that end in blank entries, which are cut off with the tabs at the end of a line, the length of the others. */
function evened(split: readonly string[][], parted: string | undefined): readonly string[][] {
  if (parted !== "\t" || !split.some((entries) => entries.slice(0, -1).includes(""))) return split;
  const most = split.reduce((sum, { length }) => Math.max(sum, length), 0);
  return split.map((entries) =>
    entries.length > 1 ? [...entries, ...new Array<string>(most - entries.length).fill("")] : entries,
  );
}

/** Leaves out what follows a separator at the end of every line, but perhaps the last. */
function withoutLast(split: readonly string[][]): string[][] {
  const most = split.reduce((sum, { length }) => Math.max(sum, length), 0);
  const isEnded = split.every((entries) => entries.length < most || entries[most - 1] === "");
  return split.map((entries) => (isEnded && entries.length === most ? entries.slice(0, -1) : entries));
}

const isOdd = (run: string) => run.length % 2 === 1;

function charactersOfWide(text: string): string[] {
  return text.split(WIDE).flatMap((run) => {
    if (WIDE.test(run)) return [run];
    if (isOdd(run)) return Array.from(run.replaceAll("  ", " "));
    return Array.from({ length: run.length / 2 }, (_, i) => run.slice(2 * i, 2 * i + 2).trim() || " ");
  });
}

/** The characters of a text, cut off where its walls and floors end; undefined if there is no character that may be a wall. */
export function charactersOf({ lines, begin }: TextPart): Entries | undefined {
  const plain = lines.map(({ text }) => Array.from(text));
  const areEven = new Set(plain.map(({ length }) => length)).size === 1;
  const areWide = lines.some(({ text }) => WIDE.test(text));
  // Beside wide characters others come in pairs, or one alone with pairs of blanks, or are one each where that makes every line as long.
  const areOneEach = areEven && lines.some(({ text }) => text.split(WIDE).some((run) => !WIDE.test(run) && isOdd(run)));
  const all = areWide && !areOneEach ? lines.map(({ text }) => charactersOfWide(text)) : plain;
  const indent = lines.reduce((least, { text }) => Math.min(least, text.search(/\S/)), Infinity);
  const counts = countsOf(all.map((characters) => characters.slice(indent)));
  const [wall, most] = mostOf(counts, isSolidSign) ?? [];
  if (wall === undefined) return undefined;
  // Letters and digits that are fewer than blanks may be numbers of rows and columns beside the maze.
  const isSolid = ([each, often]: readonly [string, number]) =>
    each === wall ||
    (each !== " " &&
      (WALLED.test(each) || FLOOR.test(each)) &&
      (/[\p{L}\p{N}]/u.test(each) ? often > (counts.get(" ") ?? 0) : 4 * often > most!));
  const solid = new Set([...counts].filter(isSolid).map(([each]) => each));
  const countSolid = (row: readonly string[]) => row.filter((each) => solid.has(each)).length;
  // A much shorter line above or below gives the size, or the place of an end.
  const longest = all.reduce((most, { length }) => Math.max(most, length), 0);
  const isRow = (row: readonly string[]) =>
    2 * row.length > longest &&
    countSolid(row) > 1 &&
    5 * countSolid(row) >= 3 * row.filter((each) => each !== " ").length;
  const from = all.findIndex(isRow);
  if (from < 0) return undefined;
  const caption = all.findIndex((row, i) => i > from && countSolid(row) === 0);
  let to = caption < 0 ? all.length : caption;
  while (!isRow(all[to - 1]!)) to--;
  const cut = all.slice(from, to);
  const [left, last] = extentOf(cut, (each) => solid.has(each));
  const width = last + 1 - left;
  const rows = cut.map((row) => Array.from({ length: width }, (_, i) => row[left + i] ?? " "));
  const beside = cut.map((row) => [...row.slice(0, left), " ", ...row.slice(last + 1)].join("").trim());
  const areAlikeInPairs = (row: readonly string[]) =>
    row.every((entry, i) => i % 2 === 1 || (entry === wall) === (row[i + 1] === wall));
  const areSpaced = width > 2 && rows.every((row) => row.every((entry, i) => i % 2 === 0 || entry === " "));
  const arePairs = areSpaced || (width % 2 === 0 && rows.every(areAlikeInPairs));
  const isGround = (each: string) => each === " " || solid.has(each);
  const pairOf = (one: string, other: string) =>
    one === other || isGround(other) ? one : isGround(one) ? other : one + other;
  const paired = (row: readonly string[]) =>
    row.flatMap((entry, i) => (i % 2 === 0 ? pairOf(entry, row[i + 1] ?? " ") : []));
  return {
    rows: arePairs ? rows.map(paired) : rows,
    lines: [begin + from, begin + to],
    beside: beside.find((text) => text !== ""),
    place: (row, column) => placeIn(lines[from + row]!, left + (arePairs ? 2 : 1) * column),
  };
}

/** The same entries where what looked like walls are ways, and what looked open are walls, also all around. */
function turned({ rows, lines, beside, place }: Entries, wall: string, floor: string): Entries {
  const around = (row: readonly string[]) => ["#", ...row, "#"];
  const inside = rows.map((row) => around(row.map((entry) => (entry === wall ? " " : entry === floor ? "#" : entry))));
  const outside = around(new Array<string>(rows[0]!.length).fill("#"));
  return { rows: [outside, ...inside, outside], lines, beside, place: (row, column) => place(row - 1, column - 1) };
}

function countsOf(rows: Entries["rows"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const entry of row) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

const LEAST = 3;
/** Digits that mark ends in matrices of zeros and ones. */
const ENDS: ReadonlyMap<string, string> = /* #__PURE__ */ new Map([
  ["2", "S"],
  ["3", "E"],
  ["4", "SE"],
]);

/** Words for walls and for what is open, in the three languages and as programs have them. */
const WALLS = new Set(
  "true wahr тачно tačno tacno istina wall walls wand mauer zid зид block blocked solid".split(" "),
);
const OPEN = new Set(
  "false falsch laž netačno нетачно path open floor free empty room way weg frei put пут pass".split(" "),
);
const NUMBER = /^[+-]?\d+(?:\.\d*)?(?:e[+-]\d+)?$/i;

/** Entries with words and numbers as 0 and 1: of two numbers, of which one is 0, the other is 1. */
function plainly(rows: Entries["rows"]): Entries["rows"] {
  const all = [...countsOf(rows).keys()];
  const numbers = new Set(all.filter((entry) => NUMBER.test(entry)).map(Number));
  const [one, ...more] = [...numbers].filter((number) => number !== 0);
  const isBinary = numbers.has(0) && more.length === 0 && !ENDS.has(String(one));
  const plainOf = (entry: string) => {
    const word = entry.toLowerCase();
    if (WALLS.has(word)) return "1";
    if (OPEN.has(word)) return "0";
    if (!NUMBER.test(entry)) return entry;
    return isBinary && Number(entry) === one ? "1" : String(Number(entry));
  };
  const plain = new Map(all.map((entry) => [entry, plainOf(entry)]));
  return all.every((entry) => plain.get(entry) === entry)
    ? rows
    : rows.map((row) => row.map((entry) => plain.get(entry)!));
}

const isSolidSign = (entry: string) => WALLED.test(entry) && !FLOOR.test(entry);

/** Which of the entries that are wanted there are most, and how often it is there; undefined if there is none. */
function mostOf(counts: ReadonlyMap<string, number>, isWanted: (entry: string) => boolean = () => true) {
  return [...counts].filter(([entry]) => isWanted(entry)).sort(([, one], [, other]) => other - one)[0];
}

/**
 * The maze of entries, some of which are walls: those that its rim is made of, if it has one. Zeros and ones without a rim of walls may
 * mean either: then zeros as walls are the other reading. Undefined if no entry can be a wall. Throws MazeError.
 */
export function readBlocks(entries: Entries): TextReading | undefined {
  const rows = plainly(entries.rows);
  const [height, width] = [rows.length, rows[0]!.length];
  if (height < LEAST || width < LEAST) return undefined;
  const all = countsOf(rows);
  const rim = countsOf(rows.map((row, i) => (i === 0 || i === height - 1 ? row : [row[0]!, row[width - 1]!])));
  const rimmed = 2 * (width + height) - 4;
  const [common, often] = mostOf(rim)!;
  const isBinary = all.has("0") && all.has("1");
  const walled = mostOf(all, isSolidSign)?.[0];
  if (common === "0" && isBinary) {
    const [zeros, ones] = [read("0"), read("1")];
    if (zeros?.lattice !== undefined) return zeros.reading();
    const reading = ones!.reading();
    return 4 * often >= 3 * rimmed && zeros !== undefined ? { ...reading, other: zeros.reading() } : reading;
  }
  const wall = isSolidSign(common) && 2 * often >= rimmed ? common : walled;
  const found = wall === undefined || all.size < 2 ? undefined : read(wall);
  if (found?.lattice === undefined || found.lattice.gaps.length <= 2 || !isPathMark(wall!)) return found?.reading();
  const other = orRefused(() => readBlocks(turned(entries, wall!, floorBeside(wall!) ?? " ")));
  return { ...found.reading(), other: other instanceof MazeError ? undefined : other };

  function read(wall: string) {
    const floor = floorBeside(wall);
    const isFloor = (entry: string) =>
      entry === floor || entry.trim() === "" || (FLOOR.test(entry) && !isEndOrPath(entry));
    const isWall = (row: number, column: number) => rows[row]?.[column] === wall;
    const blocks = { rows: height, columns: width, isWall };
    const lattice = latticeOfBlocks(blocks) ?? wideLattice(blocks);
    const made = lattice ?? mazeOfBlocks(blocks);
    if (made === undefined) return undefined;
    const { maze, down, across } = made;
    const textOf = (row: number, column: number) => {
      const entry = rows[row]![column]!;
      if (isFloor(entry)) return "";
      const text = isBinary || walled === "1" ? (ENDS.get(entry) ?? entry) : entry;
      if (isEndOrPath(text)) return text;
      throw textFault(...entries.place(row, column), message("sign-out-of-place", { found: named(entry) }));
    };
    const textAt = (row: number, column: number) => {
      const [first, left] = [down[row]!, across[column]!];
      if (isWall(first, left)) return undefined;
      // Between cells as large as walls is nothing, and the way is open if both are.
      if (lattice === undefined && isWall(first - 1 + (row % 2), left - 1 + (column % 2))) return undefined;
      for (let line = first; line < down[row + 1]!; line++) {
        for (let at = left; at < across[column + 1]!; at++) {
          const text = textOf(line, at);
          if (text !== "") return text;
        }
      }
      return "";
    };
    const placeOf = (row: number, column: number) => entries.place(down[row]!, across[column]!);
    const reading = () => {
      const { lines, beside } = entries;
      const found = readLattice({ rows: maze.rows, columns: maze.columns, placeOf, textAt });
      if (lattice !== undefined) return readingOf({ form: "blocks", ...found, lines, beside });
      // Open cells at the rim are cells too: two alone are ends, unless others are marked.
      const areEnds =
        new Set(found.gaps.map(({ cell }) => cell)).size === 2 && !found.marks.some(({ text }) => isEndOrPath(text));
      return readingOf({ form: "cells", ...found, gaps: areEnds ? found.gaps : [], lines, beside });
    };
    return { lattice, reading };
  }

  /** What is open: a blank, another usual sign, or else most of what is no wall. */
  function floorBeside(wall: string): string | undefined {
    const blank = [" ", ""].find((each) => all.has(each));
    if (blank !== undefined) return blank;
    const isOther = (entry: string) => entry !== wall;
    const usual = mostOf(all, (entry) => isOther(entry) && (FLOOR.test(entry) || (isBinary && entry === "1")));
    if (usual !== undefined) return usual[0];
    const [most, count] = mostOf(all, isOther) ?? ["", 0];
    const others = height * width - (all.get(wall) ?? 0);
    return isEndOrPath(most) || /[\p{L}\p{N}]/u.test(most) || 2 * count <= others ? undefined : most;
  }
}
