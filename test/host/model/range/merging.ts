import { type Area, type SheetStore, containsArea, intersect, lastColumn, lastRow } from "../../store";
import { invalidOperation } from "../base/errors";
import { checkUnprotected } from "../base/permissions";
import type { Session } from "../base/session";

/**
 * Makes the area one cell, or with `across` each of its rows. The first value in it (row by row) remains, at the top left.
 * @throws InvalidOperation when it meets a table or a part of a merged area
 */
export function mergeCells(session: Session, sheet: SheetStore, area: Area, across: boolean): void {
  checkUnprotected(sheet);
  checkWholeMerges(sheet, area);
  if (sheet.tables.some((table) => intersect(table.area, area))) throw invalidOperation();
  sheet.removeMerges(area);
  const parts = across
    ? Array.from({ length: area.rows }, (_row, r) => ({ ...area, row: area.row + r, rows: 1 }))
    : [area];
  for (const part of parts) {
    if (part.rows * part.columns < 2) continue;
    keepFirstValue(sheet, part);
    sheet.addMerge(part);
  }
  session.written();
}

export function unmergeCells(sheet: SheetStore, area: Area): void {
  checkUnprotected(sheet);
  sheet.removeMerges(area);
}

/** @throws InvalidOperation if the area contains only part of a merged area, which Excel cannot change */
export function checkWholeMerges(sheet: SheetStore, area: Area): void {
  for (const merge of sheet.merges) {
    if (intersect(merge, area) && !containsArea(area, merge) && !containsArea(merge, area)) throw invalidOperation();
  }
}

function keepFirstValue(sheet: SheetStore, area: Area): void {
  const used = sheet.usedArea(true, area);
  if (!used) return;
  for (let row = used.row; row <= lastRow(used); row++) {
    for (let column = used.column; column <= lastColumn(used); column++) {
      const value = sheet.value(row, column);
      if (value === undefined && sheet.formula(row, column) === undefined) continue;
      const formula = sheet.formula(row, column);
      sheet.clearContents(used);
      sheet.setCell(area.row, area.column, value, formula);
      return;
    }
  }
}
