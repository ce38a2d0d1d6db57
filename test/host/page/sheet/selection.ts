import {
  MAX_COLUMNS,
  MAX_ROWS,
  WHOLE_SHEET,
  areaBetween,
  cellArea,
  containsArea,
  intersect,
  lastColumn,
  lastRow,
  type Area,
  type Selection,
  type SheetStore,
} from "../../store";

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The corner of the selection that moves while it is extended: the one opposite to the active cell. */
export function movingCorner({ areas, activeRow, activeColumn }: Selection): Cell {
  const area = areas[areas.length - 1]!;
  return {
    row: activeRow === area.row ? lastRow(area) : area.row,
    column: activeColumn === area.column ? lastColumn(area) : area.column,
  };
}

/** The selection whose last area reaches from the active cell to `corner`; merged areas that it meets are taken whole. */
export function extendedTo(sheet: SheetStore, { areas, activeRow, activeColumn }: Selection, corner: Cell): Selection {
  const area = areaBetween(
    Math.min(activeRow, corner.row),
    Math.min(activeColumn, corner.column),
    Math.max(activeRow, corner.row),
    Math.max(activeColumn, corner.column),
  );
  return { areas: [...areas.slice(0, -1), wholeMerges(sheet, area)], activeRow, activeColumn };
}

/** The cell alone, or the merged area that it is in. */
export function single(sheet: SheetStore, { row, column }: Cell): Selection {
  const area = sheet.mergeAt(row, column) ?? cellArea(row, column);
  return { areas: [area], activeRow: area.row, activeColumn: area.column };
}

/** The next cell, past hidden lines and out of merged areas; the cell itself at the edge of the sheet. */
export function step(sheet: SheetStore, { row, column }: Cell, rows: number, columns: number): Cell {
  const merge = sheet.mergeAt(row, column) ?? cellArea(row, column);
  const from = {
    row: rows > 0 ? lastRow(merge) : rows < 0 ? merge.row : row,
    column: columns > 0 ? lastColumn(merge) : columns < 0 ? merge.column : column,
  };
  return { row: shownLine(sheet.rows, from.row, rows), column: shownLine(sheet.columns, from.column, columns) };
}

/** Where Ctrl and an arrow key go: to the last filled cell, otherwise over the gap to the next filled one, or to the sheet's edge. */
export function jump(sheet: SheetStore, from: Cell, rows: number, columns: number): Cell {
  const used = sheet.usedArea(true);
  const isFilled = ({ row, column }: Cell): boolean => sheet.value(row, column) !== undefined;
  const isWithin = ({ row, column }: Cell): boolean =>
    used !== undefined &&
    (rows === 0 || (rows > 0 ? row <= lastRow(used) : row >= used.row)) &&
    (columns === 0 || (columns > 0 ? column <= lastColumn(used) : column >= used.column));
  let cell = step(sheet, from, rows, columns);
  const inBlock = isFilled(from) && isFilled(cell);
  while (isWithin(cell)) {
    const next = step(sheet, cell, rows, columns);
    if (same(next, cell)) return cell;
    if (inBlock ? !isFilled(next) : isFilled(cell)) return cell;
    cell = next;
  }
  return end(sheet, from, rows, columns);
}

/** The last used cell, where Ctrl+End goes: A1 in an empty sheet. */
export function lastUsed(sheet: SheetStore): Cell {
  const used = sheet.usedArea(false);
  return used ? { row: lastRow(used), column: lastColumn(used) } : { row: 0, column: 0 };
}

/** The next cell in a selection of several, row by row (or column by column), forwards or backwards, wrapping around at the ends. */
export function nextWithin({ areas, activeRow, activeColumn }: Selection, byRows: boolean, backwards: boolean): Cell {
  const found = areas.findIndex((area) => intersect(area, cellArea(activeRow, activeColumn)));
  const index = Math.max(0, found);
  const area = areas[index]!;
  const [inner, outer] = byRows ? [area.columns, area.rows] : [area.rows, area.columns];
  const at = byRows
    ? (activeRow - area.row) * inner + (activeColumn - area.column)
    : (activeColumn - area.column) * inner + (activeRow - area.row);
  const next = at + (backwards ? -1 : 1);
  if (next < 0 || next >= inner * outer) {
    const other = areas[(index + (backwards ? areas.length - 1 : 1)) % areas.length]!;
    return backwards ? { row: lastRow(other), column: lastColumn(other) } : { row: other.row, column: other.column };
  }
  const [across, along] = [Math.floor(next / inner), next % inner];
  return byRows
    ? { row: area.row + across, column: area.column + along }
    : { row: area.row + along, column: area.column + across };
}

export function isSingle(sheet: SheetStore, { areas }: Selection): boolean {
  const area = areas[0]!;
  return (
    areas.length === 1 && containsArea(sheet.mergeAt(area.row, area.column) ?? cellArea(area.row, area.column), area)
  );
}

export function rowsBetween(first: number, last: number): Area {
  return { ...WHOLE_SHEET, row: Math.min(first, last), rows: Math.abs(last - first) + 1 };
}

export function columnsBetween(first: number, last: number): Area {
  return { ...WHOLE_SHEET, column: Math.min(first, last), columns: Math.abs(last - first) + 1 };
}

function wholeMerges(sheet: SheetStore, area: Area): Area {
  let whole = area;
  for (let grew = true; grew;) {
    grew = false;
    for (const merge of sheet.merges) {
      if (!intersect(merge, whole) || containsArea(whole, merge)) continue;
      whole = areaBetween(
        Math.min(whole.row, merge.row),
        Math.min(whole.column, merge.column),
        Math.max(lastRow(whole), lastRow(merge)),
        Math.max(lastColumn(whole), lastColumn(merge)),
      );
      grew = true;
    }
  }
  return whole;
}

function end(sheet: SheetStore, from: Cell, rows: number, columns: number): Cell {
  const edge = (at: number, by: number, count: number): number => (by === 0 ? at : by > 0 ? count - 1 : 0);
  const row = edge(from.row, rows, MAX_ROWS);
  const column = edge(from.column, columns, MAX_COLUMNS);
  return {
    row: sheet.rows.isHidden(row) ? shownLine(sheet.rows, row, -rows) : row,
    column: sheet.columns.isHidden(column) ? shownLine(sheet.columns, column, -columns) : column,
  };
}

function shownLine(axis: SheetStore["rows"], line: number, by: number): number {
  const direction = Math.sign(by);
  let found = line;
  let left = Math.abs(by);
  for (let next = line + direction; left > 0 && next >= 0 && next < axis.count; next += direction) {
    if (axis.isHidden(next)) continue;
    found = next;
    left--;
  }
  return found;
}

function same(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}
