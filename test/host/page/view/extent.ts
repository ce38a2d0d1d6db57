import type { SheetStore } from "../../store";
import type { Projection } from "./patch";

const known = new WeakMap<SheetStore, { row: number; column: number }>();

/** Device pixels from the sheet's corner to the end of what is used. */
export function usedEnd({ sheet, rows, columns }: Projection): { x: number; y: number } {
  const end = known.get(sheet) ?? measureUsed(sheet);
  return { x: columns.offset(end.column), y: rows.offset(end.row) };
}

/** Finds again where the used part of the sheet ends. Not called while scrolling, because it visits all cells. */
export function measureUsed(sheet: SheetStore): { row: number; column: number } {
  const used = sheet.usedArea(false);
  const end = used ? { row: used.row + used.rows, column: used.column + used.columns } : { row: 0, column: 0 };
  known.set(sheet, end);
  return end;
}
