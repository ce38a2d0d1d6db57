import { EMPTY, Field, type TypeSize, columnsOfLine, drawLetter, halfOf, largestFit, smallestFit } from "./drawLetter";
import { message } from "../../../message";
import { type Ends, type Grid, type Mask, MazeError } from "../../model";
import { readLetters } from "./typeface";

export interface WordShape {
  readonly mask: Mask;
  /** In its first letter and in its last: every path from one to the other passes through all letters. */
  readonly ends: Ends;
  /** For each cell the number of its letter, from 0; negative in joints and outside. */
  readonly letterOf: Int16Array;
}

const JOINT = -2;

/** The fewest columns and rows for a text. Throws MazeError if it holds no letters, or unknown ones. */
export function wordSize(text: string): { readonly columns: number; readonly rows: number } {
  const { columns, rows } = smallestFit(readLetters(text));
  return { columns, rows };
}

/**
 * The letters of a text as large as they get in the middle of a grid, each word on a line of its own. Neighbours are joined, so that the
 * letters are a chain. Time O(cells). Throws MazeError as {@link wordSize} does, and for a grid that is too small.
 */
export function wordShape(text: string, { rows, columns }: Pick<Grid, "rows" | "columns">): WordShape {
  const lines = readLetters(text);
  const least = smallestFit(lines);
  if (least.columns > columns || least.rows > rows) {
    throw new MazeError("size", message("word-too-long", { columns: least.columns, rows: least.rows, text }));
  }
  const size = largestFit(lines, rows, columns);
  const gap = halfOf(size.pen);
  const field = new Field(rows, columns);
  const placed: Placed[] = [];
  let top = Math.floor((rows - size.rows) / 2) + size.above;
  for (const line of lines) {
    let left = Math.floor((columns - columnsOfLine(line, size)) / 2);
    for (const letter of line) {
      const drawn = drawLetter(letter, size);
      const number = placed.push({ number: placed.length, top, left, columns: drawn.columns }) - 1;
      for (const [cell, owner] of drawn.cells.entries()) {
        if (owner === EMPTY) continue;
        field.fill(number, top - size.above + Math.floor(cell / drawn.columns), left + (cell % drawn.columns), 1, 1);
      }
      left += drawn.columns + gap;
    }
    top += size.height + size.below + 2 * gap + size.pen + size.above;
  }
  placed.slice(1).forEach((letter, i) => {
    const before = placed[i]!;
    if (before.top === letter.top) joinLetters(field, before, letter, size);
    else joinLines(field, before, letter, size);
  });
  // The upper one of the first letter's leftmost cells, and the lower one of the last letter's rightmost.
  const cellsOf = (letter: number) => Array.from(field.cells.keys()).filter((cell) => field.cells[cell] === letter);
  const entrance = cellsOf(0).reduce((best, cell) => (cell % columns < best % columns ? cell : best));
  const exit = cellsOf(placed.length - 1).reduce((best, cell) => (cell % columns >= best % columns ? cell : best));
  const mask = Uint8Array.from(field.cells, (owner) => (owner === EMPTY ? 0 : 1));
  return { mask, ends: { entrance, exits: [exit] }, letterOf: field.cells };
}

/** Where a letter stands: the row where its body begins, its first column, and its columns. */
interface Placed {
  readonly number: number;
  readonly top: number;
  readonly left: number;
  readonly columns: number;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/** The first and the last column of a letter in a row. */
function columnsIn(field: Field, { number, left, columns }: Placed, row: number): [first?: number, last?: number] {
  const all = range(left, left + columns).filter((column) => field.at(row, column) === number);
  return [all[0], all[all.length - 1]];
}

/** Joins two letters side by side by a bar, one pen high, where it is shortest; of several places in the lowest. */
function joinLetters(field: Field, one: Placed, other: Placed, { pen, height }: TypeSize): void {
  const ends = range(one.top, one.top + height).map((row) => {
    return { row, from: columnsIn(field, one, row)[1], to: columnsIn(field, other, row)[0] };
  });
  let best = { length: Infinity, bar: ends };
  for (let first = 0; first + pen <= height; first++) {
    const bar = ends.slice(first, first + pen);
    const length = bar.reduce((sum, { from = -Infinity, to = Infinity }) => sum + to - from, 0);
    if (length < Infinity && length <= best.length) best = { length, bar };
  }
  if (best.length < Infinity) {
    for (const { row, from, to } of best.bar) field.fill(JOINT, row, from! + 1, 1, to! - from! - 1);
    return;
  }
  // An apostrophe beside a hyphen: the bar goes down between them.
  const froms = ends.filter(({ from }) => from !== undefined);
  const tos = ends.filter(({ to }) => to !== undefined);
  const isHigher = froms[0]!.row < tos[0]!.row;
  const [from, to] = isHigher ? [froms[froms.length - 1]!, tos[0]!] : [froms[0]!, tos[tos.length - 1]!];
  const between = one.left + one.columns;
  field.fill(JOINT, from.row, from.from! + 1, 1, between - from.from! - 1);
  field.fill(JOINT, Math.min(from.row, to.row), between, Math.abs(to.row - from.row) + 1, other.left - between);
  field.fill(JOINT, to.row, between, 1, to.to! - between);
}

/** Joins the last letter of a line to the first one of the next by a bar between the lines. */
function joinLines(field: Field, last: Placed, first: Placed, size: TypeSize): void {
  const { pen, height, below } = size;
  const bar = last.top + height + below + halfOf(pen);
  const columnsOf = ({ left, columns }: Placed) => range(left, left + columns - pen + 1);
  // The rightmost columns of the last letter's foot, and the leftmost ones of the first letter's head.
  const down = wideStroke(field, last, range(last.top, bar).reverse(), columnsOf(last).reverse(), pen);
  const up = wideStroke(field, first, range(bar + pen, first.top + height), columnsOf(first), pen);
  field.fill(JOINT, down.row + 1, down.column, bar - down.row - 1, pen);
  field.fill(JOINT, bar + pen, up.column, up.row - bar - pen, pen);
  field.fill(JOINT, bar, Math.min(down.column, up.column), pen, Math.abs(down.column - up.column) + pen);
}

/** The first place, in this order of rows and columns, where a letter is as wide as the pen. */
function wideStroke(
  field: Field,
  { number }: Placed,
  rows: readonly number[],
  columns: readonly number[],
  pen: number,
): { readonly row: number; readonly column: number } {
  for (const row of rows) {
    for (const column of columns) {
      if (range(column, column + pen).every((each) => field.at(row, each) === number)) return { row, column };
    }
  }
  throw new Error("A letter has no stroke as wide as the pen");
}
