import { message } from "../message";
import { Bounds, type Grid, Maze, textFault, MazeError } from "../maze/model";
import { textLines } from "../maze/text";

/** A cell that was typed: a cell of the sheet ("B2"), or a row and a column of the maze ("0 3"), which count from 0. */
interface TypedCell {
  readonly row: number;
  readonly column: number;
}

interface TypedPassage {
  readonly from: TypedCell;
  readonly to: TypedCell;
}

/** The longest text that is read, in characters: the passages of a million cells as addresses. */
const TEXT_LIMIT = 20_000_000;

const WRONG = message("passage-wrong");

/** An address, a number, something in between, or anything else. */
const TOKEN =
  /([A-Za-z]{1,3})(\d{1,7})(?![A-Za-z0-9])|(\d{1,7})(?![A-Za-z0-9])|([\s,;:()[\]/>→–-]+)|([^\s,;:()[\]/>→–-]+)/gy;

interface PassageText {
  readonly text: string;
  /** To which addresses refer. */
  readonly sheet: Pick<Grid, "rows" | "columns">;
}

/**
 * Reads passages as pairs of cells, any number of pairs a line: "B2 C2, C2 C3" as addresses, or "0 0 - 0 1" as rows and
 * columns of the maze from 0. Commas, brackets, colons, dashes and arrows between them are ignored. The two cells of
 * a pair are in one row or one column, and the passage runs through all cells between them.
 * Throws MazeError for the first fault, and for a text that is too long.
 */
export function parsePassages({ text, sheet }: PassageText) {
  if (text.length > TEXT_LIMIT) {
    throw new MazeError("size", message("maze-text-too-long", { length: text.length, most: TEXT_LIMIT }));
  }
  const passages: TypedPassage[] = [];
  let areAddresses: boolean | undefined;
  let line = 0;
  for (const content of textLines(text)) {
    line++;
    /** Wait for the other cell of the pair, and for the column. */
    let first: (TypedCell & { readonly at: number }) | undefined;
    let row: { readonly value: number; readonly at: number } | undefined;
    for (const match of content.matchAll(TOKEN)) {
      const [, letters, digits, number, between, other] = match;
      if (between !== undefined) continue;
      const at = match.index + 1;
      if (other !== undefined) throw textFault(line, at, message("not-a-cell", { typed: shortened(other) }));
      const isAddress = letters !== undefined;
      areAddresses ??= isAddress;
      if (areAddresses !== isAddress) throw textFault(line, at, WRONG);
      let cell: TypedCell & { readonly at: number };
      if (isAddress) {
        cell = { row: Number(digits) - 1, column: columnOf(letters), at };
        if (cell.row < 0 || cell.row >= sheet.rows || cell.column >= sheet.columns) {
          throw textFault(line, at, message("not-a-cell", { typed: `${letters}${digits}` }));
        }
      } else if (row === undefined) {
        row = { value: Number(number), at };
        continue;
      } else cell = { row: row.value, column: Number(number), at: row.at };
      row = undefined;
      if (first === undefined) {
        first = cell;
        continue;
      }
      const [isSameRow, isSameColumn] = [first.row === cell.row, first.column === cell.column];
      if (isSameRow === isSameColumn) throw textFault(line, isSameRow ? cell.at : first.at, WRONG);
      passages.push({ from: first, to: cell });
      first = undefined;
    }
    if (row !== undefined || first !== undefined) throw textFault(line, content.length + 1, WRONG);
  }
  if (areAddresses === undefined) throw textFault(1, 1, WRONG);
  return { areAddresses, passages };
}

/** "A" is 0, "XFD" is 16383. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = 26 * column + letter.charCodeAt(0) - 64;
  return column - 1;
}

function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}

/** The maze of typed passages, with walls everywhere else, from the first row and column that are named. Throws MazeError. */
export function mazeOfPassages(typed: PassageText): Maze {
  const { passages } = parsePassages(typed);
  const bounds = new Bounds();
  for (const { from, to } of passages) for (const { row, column } of [from, to]) bounds.add(row, column);
  const { row: top, column: left, rows, columns } = bounds.area!;
  const maze = Maze.walled({ rows, columns });
  // The passages that begin minus those that end before each cell, along rows and down columns. Passages may overlap.
  const across = new Int32Array(rows * columns + 1);
  const down = new Int32Array(rows * columns + columns);
  const cellOf = ({ row, column }: TypedCell) => (row - top) * columns + column - left;
  for (const { from, to } of passages) {
    const steps = from.row === to.row ? across : down;
    steps[Math.min(cellOf(from), cellOf(to))]!++;
    steps[Math.max(cellOf(from), cellOf(to))]!--;
  }
  for (let cell = 0; cell < maze.size; cell++) {
    if (across[cell]! > 0) maze.openWall(2 * cell);
    if (down[cell]! > 0) maze.openWall(2 * cell + 1);
    across[cell + 1]! += across[cell]!;
    down[cell + columns]! += down[cell]!;
  }
  return maze;
}
