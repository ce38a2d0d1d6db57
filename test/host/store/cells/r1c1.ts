import {
  type Area,
  MAX_COLUMNS,
  MAX_ROWS,
  areaBetween,
  isEntireColumn,
  isEntireRow,
  lastColumn,
  lastRow,
} from "./area";
import { quotedSheetName } from "./address";
import { type Dollars, writeReferences, writtenWith } from "./references";

const FIXED: Dollars = { rows: [true, true], columns: [true, true] };

/** "Sheet1!R2C2:R6C9" */
export function absoluteR1C1(sheetName: string, area: Area): string {
  return `${quotedSheetName(sheetName)}!${writtenR1C1(area, FIXED)}`;
}

/** The formula with its A1 references in R1C1 style, relative ones as they are seen from A1. */
export function inR1C1(formula: string): string {
  return writeReferences(formula, ({ sheet, area }, dollars) => {
    const written = writtenR1C1(area, dollars);
    return sheet === undefined ? written : `${quotedSheetName(sheet)}!${written}`;
  });
}

function writtenR1C1(area: Area, { rows, columns }: Dollars): string {
  const part = (letter: string, index: number, isFixed: boolean): string =>
    letter + (isFixed ? String(index + 1) : index === 0 ? "" : `[${index}]`);
  const row = (corner: 0 | 1): string => part("R", corner === 0 ? area.row : lastRow(area), rows[corner]);
  const column = (corner: 0 | 1): string => part("C", corner === 0 ? area.column : lastColumn(area), columns[corner]);
  const corners = isEntireColumn(area)
    ? [column(0), column(1)]
    : isEntireRow(area)
      ? [row(0), row(1)]
      : [row(0) + column(0), row(1) + column(1)];
  return corners[0] === corners[1] ? corners[0]! : corners.join(":");
}

const PART = String.raw`(\d+|\[-?\d+\])?`;
const CORNER = `R${PART}C${PART}`;
const LINES = String.raw`([RC])(\d+)(?::\5(\d+))?`;
const TOKEN = new RegExp(
  String.raw`"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\p{L}\d_.$])(?:${CORNER}(?::${CORNER})?|${LINES})(?![\p{L}\d_.(!\[])`,
  "giu",
);

/** The formula with its R1C1 references to cells, and absolute ones to whole rows and columns, in A1 style; others as seen from A1. */
export function fromR1C1(formula: string): string {
  return formula.replace(TOKEN, (text: string, ...found: (string | undefined)[]) => {
    if (text.startsWith('"') || text.startsWith("'")) return text;
    const [row, column, toRow, toColumn, letter, first, last = first] = found;
    if (letter !== undefined) {
      const isRow = letter.toUpperCase() === "R";
      const [begin, end] = [Number(first) - 1, Number(last) - 1];
      if (begin < 0 || end >= (isRow ? MAX_ROWS : MAX_COLUMNS)) return text;
      const area = isRow ? areaBetween(begin, 0, end, MAX_COLUMNS - 1) : areaBetween(0, begin, MAX_ROWS - 1, end);
      return writtenWith(area, FIXED);
    }
    const hasTwo = text.includes(":");
    const [top, left] = [indexOf(row, MAX_ROWS), indexOf(column, MAX_COLUMNS)];
    const [bottom, right] = hasTwo ? [indexOf(toRow, MAX_ROWS), indexOf(toColumn, MAX_COLUMNS)] : [top, left];
    if ([top, left, bottom, right].includes(-1)) return text;
    const isFixed = (part: string | undefined): boolean => part !== undefined && !part.startsWith("[");
    return writtenWith(areaBetween(top, left, bottom, right), {
      rows: [isFixed(row), isFixed(hasTwo ? toRow : row)],
      columns: [isFixed(column), isFixed(hasTwo ? toColumn : column)],
    });
  });
}

/** -1 beyond the sheet. */
function indexOf(part: string | undefined, count: number): number {
  const index = part === undefined ? 0 : part.startsWith("[") ? Number(part.slice(1, -1)) : Number(part) - 1;
  return index >= 0 && index < count ? index : -1;
}
