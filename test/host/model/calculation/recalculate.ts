import { type CellValue, type SheetStore, WHOLE_SHEET, type WorkbookStore } from "../../store";
import { FormulaReader } from "./formulaReader";

/** Calculates every formula of the workbook. A formula that depends on itself gives 0, as in Excel after its warning. */
export function recalculate(workbook: WorkbookStore): void {
  const open = new Set<string>();
  const done = new Set<string>();
  const circular = new Set<string>();

  const read = (sheet: SheetStore, row: number, column: number): CellValue | undefined => {
    const formula = sheet.formula(row, column);
    if (formula === undefined) return sheet.value(row, column);
    const key = `${sheet.id} ${row} ${column}`;
    if (open.has(key)) {
      circular.add(key);
      return 0;
    }
    if (done.has(key)) return sheet.value(row, column);
    open.add(key);
    const result = FormulaReader.value(formula, sheet, read);
    const value = circular.has(key) ? 0 : result;
    open.delete(key);
    done.add(key);
    if (value !== sheet.value(row, column)) sheet.setCell(row, column, value, formula);
    return value;
  };

  for (const sheet of workbook.sheets) {
    const cells: [number, number][] = [];
    sheet.forEachFormula(WHOLE_SHEET, (row, column) => cells.push([row, column]));
    for (const [row, column] of cells) read(sheet, row, column);
  }
}
