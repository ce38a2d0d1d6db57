import { message } from "../../../message";
import { type Ends, type Grid, type Mask, MazeError } from "../../model";
import { columnsOf, drawLetter, EMPTY, Field, columnsOfLine, gapOf, largestFit, smallestFit } from "./drawLetter";
import { joinLetters, joinLines, type Placed } from "./joinLetters";
import { readLetters } from "./readLetters";

export interface WordShape {
  readonly mask: Mask;
  /** In its first letter and in its last: every path from one to the other passes through all letters. */
  readonly ends: Ends;
  /** For each cell the number of its letter, from 0; negative in joints and outside. */
  readonly letterOf: Int16Array;
}

/** What a cell of a joint holds in {@link WordShape.letterOf}. */
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
