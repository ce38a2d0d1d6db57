import { message } from "../../message";
import { type Grid, textFault, MazeError } from "../../maze/model";
import { textLines } from "../../maze/text";

/** A cell that was typed: a cell of the sheet ("B2"), or a row and a column of the maze ("0 3"), which count from 0. */
export interface TypedCell {
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

/** A text of passages, and the size of the sheet to which addresses refer. */
export interface PassageText {
  readonly text: string;
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
    let first: (TypedCell & { readonly at: number }) | undefined;
    let row: { readonly value: number; readonly at: number } | undefined;
    const add = (cell: TypedCell, at: number) => {
      if (first === undefined) {
        first = { ...cell, at };
        return;
      }
      const [isSameRow, isSameColumn] = [first.row === cell.row, first.column === cell.column];
      if (isSameRow === isSameColumn) throw textFault(line, isSameRow ? at : first.at, WRONG);
      passages.push({ from: first, to: cell });
      first = undefined;
    };
    const expectKind = (isAddress: boolean, at: number) => {
      areAddresses ??= isAddress;
      if (areAddresses === isAddress) return;
      throw textFault(line, at, WRONG);
    };
    for (const match of content.matchAll(TOKEN)) {
      const at = match.index + 1;
      const [, letters, digits, number, , other] = match;
      if (other !== undefined) throw textFault(line, at, message("not-a-cell", { typed: shortened(other) }));
      if (letters !== undefined) {
        expectKind(true, at);
        const cell = { row: Number(digits) - 1, column: columnOf(letters) };
        if (cell.row < 0 || cell.row >= sheet.rows || cell.column >= sheet.columns) {
          throw textFault(line, at, message("not-a-cell", { typed: `${letters}${digits}` }));
        }
        add(cell, at);
      } else if (number !== undefined) {
        expectKind(false, at);
        if (row === undefined) {
          row = { value: Number(number), at };
        } else {
          add({ row: row.value, column: Number(number) }, row.at);
          row = undefined;
        }
      }
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
