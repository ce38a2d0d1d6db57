import {
  type TypeSize,
  gapOf,
  columnsOf,
  drawLetter,
  EMPTY,
  Field,
  columnsOfLine,
  largestFit,
  smallestFit,
} from "./drawLetter";
import { message } from "../../../message";
import { type Ends, type Grid, type Mask, MazeError } from "../../model";
import { readLetters } from "./readLetters";

/** Where a letter stands: the row where its body begins, its first column, and its columns. */
interface Placed {
  readonly number: number;
  readonly top: number;
  readonly left: number;
  readonly columns: number;
}

/** Joins two letters side by side by a bar, one pen high, where it is shortest; of several places in the lowest. */
function joinLetters(field: Field, one: Placed, other: Placed, { pen, height }: TypeSize, joint: number): void {
  const ends = range(one.top, one.top + height).map((row) => {
    return { row, from: columnsIn(field, one, row)[1], to: columnsIn(field, other, row)[0] };
  });
  let best: { first: number; cost: number } | undefined;
  for (let first = 0; first + pen <= height; first++) {
    const rows = ends.slice(first, first + pen);
    if (rows.some(({ from, to }) => from === undefined || to === undefined)) continue;
    const cost = rows.reduce((sum, { from, to }) => sum + to! - from! - 1, 0);
    if (best === undefined || cost <= best.cost) best = { first, cost };
  }
  if (best !== undefined) {
    for (const { row, from, to } of ends.slice(best.first, best.first + pen)) {
      field.fill(joint, row, from! + 1, 1, to! - from! - 1);
    }
    return;
  }
  // An apostrophe beside a hyphen: the bar goes down between them.
  const froms = ends.filter(({ from }) => from !== undefined);
  const tos = ends.filter(({ to }) => to !== undefined);
  const isHigher = froms[0]!.row < tos[0]!.row;
  const [from, to] = isHigher ? [froms[froms.length - 1]!, tos[0]!] : [froms[0]!, tos[tos.length - 1]!];
  const between = one.left + one.columns;
  field.fill(joint, from.row, from.from! + 1, 1, between - from.from! - 1);
  field.fill(joint, Math.min(from.row, to.row), between, Math.abs(to.row - from.row) + 1, other.left - between);
  field.fill(joint, to.row, between, 1, to.to! - between);
}

/** Joins the last letter of a line to the first one of the next by a bar between the lines. */
function joinLines(field: Field, last: Placed, first: Placed, size: TypeSize, joint: number): void {
  const { pen, height, below } = size;
  const bar = last.top + height + below + gapOf(pen);
  const columnsOf = ({ left, columns }: Placed) => range(left, left + columns - pen + 1);
  // The rightmost columns of the last letter's foot, and the leftmost ones of the first letter's head.
  const down = wideStroke(field, last, range(last.top, bar).reverse(), columnsOf(last).reverse(), pen);
  const up = wideStroke(field, first, range(bar + pen, first.top + height), columnsOf(first), pen);
  field.fill(joint, down.row + 1, down.column, bar - down.row - 1, pen);
  field.fill(joint, bar + pen, up.column, up.row - bar - pen, pen);
  field.fill(joint, bar, Math.min(down.column, up.column), pen, Math.abs(down.column - up.column) + pen);
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

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

function columnsIn(field: Field, { number, left, columns }: Placed, row: number): [first?: number, last?: number] {
  const all = range(left, left + columns).filter((column) => field.at(row, column) === number);
  return [all[0], all[all.length - 1]];
}

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
  const gap = gapOf(size.pen);
  const field = new Field(rows, columns);
  const placed: Placed[][] = [];
  let top = Math.floor((rows - size.rows) / 2);
  let number = 0;
  for (const line of lines) {
    const letters: Placed[] = [];
    let left = Math.floor((columns - columnsOfLine(line, size)) / 2);
    for (const letter of line) {
      const drawn = drawLetter(letter, size);
      for (let cell = 0; cell < drawn.cells.length; cell++) {
        if (drawn.cells[cell] === EMPTY) continue;
        field.fill(number, top + Math.floor(cell / drawn.columns), left + (cell % drawn.columns), 1, 1);
      }
      letters.push({ number, top: top + size.above, left, columns: drawn.columns });
      left += columnsOf(letter, size) + gap;
      number++;
    }
    placed.push(letters);
    top += size.above + size.height + size.below + 2 * gap + size.pen;
  }
  for (const [i, letters] of placed.entries()) {
    letters.slice(1).forEach((letter, k) => joinLetters(field, letters[k]!, letter, size, JOINT));
    const line = placed[i - 1];
    if (line !== undefined) joinLines(field, line[line.length - 1]!, letters[0]!, size, JOINT);
  }
  // The upper one of the first letter's leftmost cells, and the lower one of the last letter's rightmost.
  const [first, last] = [0, number - 1].map((letter) => cellsOf(field, letter)) as [number[], number[]];
  const entrance = first.reduce((best, cell) => (cell % columns < best % columns ? cell : best));
  const exit = last.reduce((best, cell) => (cell % columns >= best % columns ? cell : best));
  const mask = Uint8Array.from(field.cells, (owner) => (owner === EMPTY ? 0 : 1));
  return { mask, ends: { entrance, exits: [exit] }, letterOf: field.cells };
}

function cellsOf({ cells }: Field, letter: number): number[] {
  return Array.from(cells.keys()).filter((cell) => cells[cell] === letter);
}
