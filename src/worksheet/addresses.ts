/** Areas of cells and their addresses. */
import { Bounds } from "../maze/model";

/** A block of cells on a worksheet; row and column count from 0, so that B2:I6 is { row: 1, column: 1, rows: 5, columns: 8 }. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Excel's largest worksheet. https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
export const SHEET_ROWS = 1_048_576;
export const SHEET_COLUMNS = 16_384;
export const wholeSheet: Area = { row: 0, column: 0, rows: SHEET_ROWS, columns: SHEET_COLUMNS };

const known: string[] = [];

/** 0 is "A", 16383 is "XFD". */
export function columnLetters(column: number): string {
  const before = () => (column < 26 ? "" : columnLetters(Math.floor(column / 26) - 1));
  return (known[column] ??= before() + String.fromCharCode(65 + (column % 26)));
}

/** "B2", or "B2:I6" for more than one cell. */
export function addressOf(area: Area): string {
  const first = columnLetters(area.column) + (area.row + 1);
  if (area.rows === 1 && area.columns === 1) return first;
  return `${first}:${columnLetters(area.column + area.columns - 1)}${area.row + area.rows}`;
}

/** A formula that refers to the area from anywhere: "='Maze 60x60'!$B$2:$I$6", or "='Maze 60x60'!$B:$I" for whole columns. */
export function referenceTo(sheet: string, area: Area): string {
  return `=${sheetPrefix(sheet)}${absolute(area)}`;
}

/** What stands before the cells of a sheet in a formula: "'It''s'!". */
export function sheetPrefix(sheet: string): string {
  return `'${sheet.replace(/'/g, "''")}'!`;
}

export function inQuotes(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}

export function isOnSheet({ row, column, rows, columns }: Area): boolean {
  return row >= 0 && column >= 0 && row + rows <= SHEET_ROWS && column + columns <= SHEET_COLUMNS;
}

function absolute(area: Area): string {
  const { row, column, rows, columns } = area;
  if (rows === SHEET_ROWS) return `$${columnLetters(column)}:$${columnLetters(column + columns - 1)}`;
  if (columns === SHEET_COLUMNS) return `$${row + 1}:$${row + rows}`;
  return addressOf(area).replace(/([A-Z]{1,3})(\d{1,7})/g, "$$$1$$$2");
}

/** The whole columns of an area: a reference to them does not follow cells that are cut and pasted. */
export function wholeColumns(area: Area): Area {
  return { ...area, row: 0, rows: SHEET_ROWS };
}

export function wholeRows(area: Area): Area {
  return { ...area, column: 0, columns: SHEET_COLUMNS };
}

export interface Reference {
  readonly sheet: string;
  readonly area: Area;
}

/**
 * Reads a reference as Excel writes it, "=Maze!$B$2:$I$6" or "'It''s'!B2", including whole rows or columns.
 * Undefined for anything but one area of one sheet: #REF!, several areas, a constant, a calculation.
 */
export function parseReference(text: string): Reference | undefined {
  const parts = /^=?(?:'((?:[^']|'')+)'|([^'!,()"#]+))!([^!]+)$/.exec(text);
  if (parts === null) return undefined;
  const area = parseArea(parts[3]!);
  return area && { sheet: (parts[1] ?? parts[2]!).replace(/''/g, "'"), area };
}

const AREA =
  /^(?:\$?([A-Z]{1,3})\$?(\d+)(?::\$?([A-Z]{1,3})\$?(\d+))?|\$?([A-Z]{1,3}):\$?([A-Z]{1,3})|\$?(\d+):\$?(\d+))$/i;

/** Reads "B2", "$B$2:$I$6", "B:D" or "2:5"; undefined for anything else. */
export function parseArea(text: string): Area | undefined {
  const corners = AREA.exec(text);
  if (corners === null) return undefined;
  const [, left, top, right = left, bottom = top, first = left, last = right, from = top, to = bottom] = corners;
  const columns = [first ?? "A", last ?? columnLetters(SHEET_COLUMNS - 1)].map(columnIndex);
  const rows = [Number(from ?? 1), Number(to ?? SHEET_ROWS)].map((number) => number - 1);
  const column = Math.min(...columns);
  const row = Math.min(...rows);
  return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
}

/** The area of a single address as Excel reports it, with or without the sheet's name: "'A!B'!B2:I6". */
export function areaIn(address: string): Area | undefined {
  return parseArea(address.slice(address.lastIndexOf("!") + 1));
}

/** The areas of "'A, B'!C3:D4,Maze!E5", one by one: commas inside apostrophes belong to a sheet's name. */
export function separateAreas(text: string): string[] {
  const areas: string[] = [];
  let begin = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "'") isQuoted = !isQuoted;
    if (text[at] !== "," || isQuoted) continue;
    areas.push(text.slice(begin, at));
    begin = at + 1;
  }
  areas.push(text.slice(begin));
  return areas;
}

export function cellsOf({ rows, columns }: Area): number {
  return rows * columns;
}

function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

export function sameArea(one: Area, other: Area): boolean {
  return addressOf(one) === addressOf(other);
}

export function intersection(one: Area, other: Area): Area | undefined {
  const row = Math.max(one.row, other.row);
  const column = Math.max(one.column, other.column);
  const rows = Math.min(one.row + one.rows, other.row + other.rows) - row;
  const columns = Math.min(one.column + one.columns, other.column + other.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : undefined;
}

/** The cells of `area` that are not in `hole`, as at most four areas: above, below, left, right. */
export function without(area: Area, hole: Area | undefined): Area[] {
  const shared = hole && intersection(area, hole);
  if (shared === undefined) return [area];
  const pieces: Area[] = [
    { ...area, rows: shared.row - area.row },
    { ...area, row: shared.row + shared.rows, rows: area.row + area.rows - shared.row - shared.rows },
    { ...shared, column: area.column, columns: shared.column - area.column },
    {
      ...shared,
      column: shared.column + shared.columns,
      columns: area.column + area.columns - shared.column - shared.columns,
    },
  ];
  return pieces.filter((piece) => piece.rows > 0 && piece.columns > 0);
}

export function cellOfWhole(area: Area, part: Area, cell: number): number {
  const row = part.row - area.row + Math.floor(cell / part.columns);
  return row * area.columns + part.column - area.column + (cell % part.columns);
}

/** What each cell of a part of an area gets, in rows as a range takes them; `contentOf` is asked by the numbers in the area. */
export function rowsOf<T>(part: Area, contentOf: (cell: number) => T, area = part): T[][] {
  return Array.from({ length: part.rows }, (_, row) => {
    const first = cellOfWhole(area, part, row * part.columns);
    return Array.from({ length: part.columns }, (_, column) => contentOf(first + column));
  });
}

/** Bands of whole rows, from the top, of at most `cells` cells each (but never less than one row). */
export function* rowBands(area: Area, cells: number): Generator<Area> {
  const step = Math.max(1, Math.floor(cells / area.columns));
  for (let row = 0; row < area.rows; row += step) {
    yield { ...area, row: area.row + row, rows: Math.min(step, area.rows - row) };
  }
}

export function boundsOf(areas: readonly Area[]): Area {
  const bounds = new Bounds();
  for (const { row, column, rows, columns } of areas) bounds.add(row, column, rows, columns);
  return bounds.area!;
}

/** The smallest part of a block that holds all wanted cells, numbered row by row; undefined if there are none. */
export function boundsOfCells(block: Area, isWanted: (cell: number) => boolean): Area | undefined {
  const bounds = new Bounds();
  for (let row = 0, cell = 0; row < block.rows; row++) {
    for (let column = 0; column < block.columns; column++, cell++) {
      if (isWanted(cell)) bounds.add(block.row + row, block.column + column);
    }
  }
  return bounds.area;
}
