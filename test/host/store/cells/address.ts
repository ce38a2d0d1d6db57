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

/** "A" for 0, "XFD" for 16383. */
export function columnLetters(column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** 0 for "A" or "a"; -1 when the letters name no column of a worksheet. */
function columnIndex(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column <= MAX_COLUMNS ? column - 1 : -1;
}

/** "B2", "B2:I6", "A:C" or "3:3": Excel's own form, without a sheet and without dollar signs. */
export function areaAddress(area: Area): string {
  if (isEntireColumn(area)) return `${columnLetters(area.column)}:${columnLetters(lastColumn(area))}`;
  if (isEntireRow(area)) return `${area.row + 1}:${lastRow(area) + 1}`;
  const first = columnLetters(area.column) + (area.row + 1);
  if (area.rows === 1 && area.columns === 1) return first;
  return `${first}:${columnLetters(lastColumn(area))}${lastRow(area) + 1}`;
}

/** "$B$2:$I$6": the absolute form used in names. */
export function absoluteAddress(area: Area): string {
  return areaAddress(area).replace(/[A-Z]+|\d+/g, "$$$&");
}

/** A sheet's name as Excel writes it before "!": quoted when it holds anything but letters, digits, points and underscores. */
export function quotedSheetName(name: string): string {
  const looksLikeAddress = /^\$?[A-Za-z]{1,3}\$?\d+$/.test(name) || /^[Rr]\d*([Cc]\d*)?$/.test(name);
  const plain = /^[\p{L}_][\p{L}\d_.]*$/u.test(name) && !looksLikeAddress;
  return plain ? name : `'${name.replaceAll("'", "''")}'`;
}

/** "Sheet1!B2:I6", "'Maze 60x60'!A1". */
export function fullAddress(sheetName: string, area: Area): string {
  return `${quotedSheetName(sheetName)}!${areaAddress(area)}`;
}

const CELL = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/;
const COLUMN = /^\$?([A-Za-z]{1,3})$/;
const ROW = /^\$?(\d{1,7})$/;

function parseCell(text: string): { row: number; column: number } | undefined {
  const match = CELL.exec(text);
  if (!match) return undefined;
  const column = columnIndex(match[1]!);
  const row = Number(match[2]) - 1;
  return column < 0 || row < 0 || row >= MAX_ROWS ? undefined : { row, column };
}

function ordered(a: { row: number; column: number }, b: { row: number; column: number }): Area {
  return areaBetween(
    Math.min(a.row, b.row),
    Math.min(a.column, b.column),
    Math.max(a.row, b.row),
    Math.max(a.column, b.column),
  );
}

function parseEnd(text: string): { row?: number; column?: number } | undefined {
  const cell = parseCell(text);
  if (cell) return cell;
  const column = COLUMN.exec(text);
  if (column) return columnIndex(column[1]!) < 0 ? undefined : { column: columnIndex(column[1]!) };
  const row = ROW.exec(text);
  if (!row) return undefined;
  const index = Number(row[1]) - 1;
  return index < 0 || index >= MAX_ROWS ? undefined : { row: index };
}

/** The area of "B2", "$B$2:I6", "A:C" or "3:7" (no sheet); undefined when the text is no such address. */
export function parseArea(address: string): Area | undefined {
  const ends = address.trim().split(":");
  if (ends.length > 2) return undefined;
  const first = parseEnd(ends[0]!.trim());
  if (!first) return undefined;
  if (ends.length === 1) {
    return first.row === undefined || first.column === undefined
      ? undefined
      : ordered({ row: first.row, column: first.column }, { row: first.row, column: first.column });
  }
  const last = parseEnd(ends[1]!.trim());
  if (!last) return undefined;
  const sameKind =
    (first.row === undefined) === (last.row === undefined) &&
    (first.column === undefined) === (last.column === undefined);
  if (!sameKind) return undefined;
  return ordered(
    { row: first.row ?? 0, column: first.column ?? 0 },
    { row: last.row ?? MAX_ROWS - 1, column: last.column ?? MAX_COLUMNS - 1 },
  );
}

/** Splits "'Maze 60x60'!B2" into sheet name and rest; the sheet is undefined when the address names none. */
export function splitSheet(address: string): { sheet: string | undefined; rest: string } {
  const quoted = /^'((?:[^']|'')*)'!(.*)$/s.exec(address);
  if (quoted) return { sheet: quoted[1]!.replaceAll("''", "'"), rest: quoted[2]! };
  const mark = address.lastIndexOf("!");
  return mark < 0
    ? { sheet: undefined, rest: address }
    : { sheet: address.slice(0, mark), rest: address.slice(mark + 1) };
}
