import {
  type Area,
  type SheetStore,
  type TableEntry,
  areaBetween,
  containsCell,
  copiedFormula,
  intersect,
  lastColumn,
  lastRow,
} from "../../store";
import type { Session } from "../base/session";
import { fillHeaderCells } from "./table";

/**
 * Takes rows directly below a table, or columns directly right of it, into the table when a person has filled cells there that were
 * empty: AutoCorrect's "Include new rows and columns in table" (VBA: AutoExpandListRange), which is on by default. Below a total row
 * nothing is taken in; columns that reach beyond a table whose rows grow stay out of it (Microsoft Support, "Resize a table by adding or
 * removing rows and columns"). Formulas that a whole column shares are filled in. Returns the cells that were taken in.
 */
export function expandTable(session: Session, sheet: SheetStore, entered: Area): Area | undefined {
  if (sheet.protection) return undefined;
  for (const table of sheet.tables) {
    const added = rowsBelow(sheet, table, entered) ?? columnsBeside(sheet, table, entered);
    if (!added) continue;
    const { area } = table;
    table.area = areaBetween(area.row, area.column, lastRow(added), lastColumn(added));
    if (added.row > area.row) fillFormulas(sheet, table, area, added);
    else if (table.showHeaders) fillHeaderCells(sheet, table.area);
    sheet.touched();
    session.written();
    return added;
  }
  return undefined;
}

function rowsBelow(sheet: SheetStore, { area, showTotals }: TableEntry, entered: Area): Area | undefined {
  const [first, last] = [lastRow(area) + 1, lastRow(entered)];
  const isBelow = entered.column >= area.column && entered.column <= lastColumn(area);
  if (showTotals || !isBelow || entered.row > first || entered.row < area.row || last < first) return undefined;
  return free(sheet, areaBetween(first, area.column, last, lastColumn(area)), entered);
}

function columnsBeside(sheet: SheetStore, { area }: TableEntry, entered: Area): Area | undefined {
  const [first, last] = [lastColumn(area) + 1, lastColumn(entered)];
  const isBeside = entered.row >= area.row && entered.row <= lastRow(area);
  if (!isBeside || entered.column > first || entered.column < area.column || last < first) return undefined;
  return free(sheet, areaBetween(area.row, first, lastRow(area), last), entered);
}

/** The cells, if they hold nothing but what was entered, and that is something. */
function free(sheet: SheetStore, cells: Area, entered: Area): Area | undefined {
  if ([...sheet.tables.map(({ area }) => area), ...sheet.merges].some((other) => intersect(other, cells)))
    return undefined;
  const isEntered = intersect(cells, entered);
  if (!isEntered || !sheet.usedArea(true, isEntered)) return undefined;
  for (let row = cells.row; row <= lastRow(cells); row++) {
    for (let column = cells.column; column <= lastColumn(cells); column++) {
      if (!containsCell(entered, row, column) && sheet.value(row, column) !== undefined) return undefined;
    }
  }
  return cells;
}

/** Fills formulas of calculated columns into empty cells of new rows. */
function fillFormulas(sheet: SheetStore, { showHeaders }: TableEntry, before: Area, added: Area): void {
  const first = before.row + Number(showHeaders);
  for (let column = added.column; column <= lastColumn(added); column++) {
    const formula = sheet.formula(first, column);
    if (formula === undefined) continue;
    const at = (row: number): string => copiedFormula(formula, { row: first, column }, { row, column }, false);
    let isShared = true;
    for (let row = first; row < added.row; row++) isShared &&= sheet.formula(row, column) === at(row);
    for (let row = added.row; isShared && row <= lastRow(added); row++) {
      if (sheet.value(row, column) === undefined) sheet.setCell(row, column, undefined, at(row));
    }
  }
}
