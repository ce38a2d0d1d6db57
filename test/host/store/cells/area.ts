/** Rectangles of cells. Rows and columns count from 0, as in Excel's rowIndex and columnIndex. */

/** Rows of a worksheet in Excel 2007 and later. */
export const MAX_ROWS = 1_048_576;
/** Columns of a worksheet in Excel 2007 and later (XFD is the last). */
export const MAX_COLUMNS = 16_384;

/** A rectangle of `rows` x `columns` cells whose top left cell is (row, column). Both extents are at least 1. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export const WHOLE_SHEET: Area = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };

/** The area with these first and last rows and columns, both included. */
export function areaBetween(row: number, column: number, lastRow: number, lastColumn: number): Area {
  return { row, column, rows: lastRow - row + 1, columns: lastColumn - column + 1 };
}

export function cellArea(row: number, column: number): Area {
  return { row, column, rows: 1, columns: 1 };
}

export function lastRow(area: Area): number {
  return area.row + area.rows - 1;
}

export function lastColumn(area: Area): number {
  return area.column + area.columns - 1;
}

export function cellCount(area: Area): number {
  return area.rows * area.columns;
}

export function isEntireColumn(area: Area): boolean {
  return area.row === 0 && area.rows >= MAX_ROWS;
}

export function isEntireRow(area: Area): boolean {
  return area.column === 0 && area.columns >= MAX_COLUMNS;
}

export function containsCell(area: Area, row: number, column: number): boolean {
  return row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;
}

export function containsArea(outer: Area, inner: Area): boolean {
  return containsCell(outer, inner.row, inner.column) && containsCell(outer, lastRow(inner), lastColumn(inner));
}

/** The cells in both areas, or undefined when there are none. */
export function intersect(a: Area, b: Area): Area | undefined {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const bottom = Math.min(lastRow(a), lastRow(b));
  const right = Math.min(lastColumn(a), lastColumn(b));
  return bottom < row || right < column ? undefined : areaBetween(row, column, bottom, right);
}

/** The smallest area that holds both. */
export function bounding(a: Area, b: Area): Area {
  return areaBetween(
    Math.min(a.row, b.row),
    Math.min(a.column, b.column),
    Math.max(lastRow(a), lastRow(b)),
    Math.max(lastColumn(a), lastColumn(b)),
  );
}

/** What is left of `area` when `hole` is taken out: none to four areas. */
export function subtract(area: Area, hole: Area): Area[] {
  const cut = intersect(area, hole);
  if (!cut) return [area];
  const rest: Area[] = [];
  const bottom = lastRow(area);
  const right = lastColumn(area);
  if (cut.row > area.row) rest.push(areaBetween(area.row, area.column, cut.row - 1, right));
  if (lastRow(cut) < bottom) rest.push(areaBetween(lastRow(cut) + 1, area.column, bottom, right));
  if (cut.column > area.column) rest.push(areaBetween(cut.row, area.column, lastRow(cut), cut.column - 1));
  if (lastColumn(cut) < right) rest.push(areaBetween(cut.row, lastColumn(cut) + 1, lastRow(cut), right));
  return rest;
}
