import { type CellValue, MAX_COLUMNS, type SheetStore, WHOLE_SHEET, type WorkbookStore } from "../../store";
import { CellError } from "../../store";
import { type CustomFunctions, type Spilling, Values } from "./customFunctions";
import { FormulaReader } from "./formulaReader";

/** A cell with a formula. `open` while what it refers to is being calculated. */
interface FormulaCell {
  readonly sheet: SheetStore;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
  state: "new" | "open" | "done";
  circular: boolean;
}

/**
 * Calculates every formula of the workbook, each after those that it refers to, however long the chain. A formula that depends on
 * itself gives 0, as in Excel after its warning.
 */
export function recalculate(workbook: WorkbookStore, custom?: CustomFunctions): void {
  // What a formula fills, others may refer to: each further pass brings the next ones of such a chain up to date.
  for (let pass = 1; pass <= MOST_PASSES; pass++) {
    const spilling = calculateOnce(workbook, custom);
    if (custom?.spill(spilling) !== true) break;
  }
  custom?.forgetOthers();
}

/** Formulas that spill into what the next one takes, in a chain. */
const MOST_PASSES = 20;

function calculateOnce(workbook: WorkbookStore, custom: CustomFunctions | undefined): Spilling {
  const spilling: { sheet: SheetStore; row: number; column: number; values: Values }[] = [];
  const cells = new Map<SheetStore, Map<number, FormulaCell>>();
  for (const sheet of workbook.sheets) {
    const own = new Map<number, FormulaCell>();
    sheet.forEachFormula(WHOLE_SHEET, (row, column, formula) =>
      own.set(keyOf(row, column), {
        sheet,
        row,
        column,
        formula,
        state: "new",
        circular: custom?.isCircular(sheet, row, column, formula) === true,
      }),
    );
    cells.set(sheet, own);
  }

  /** The formulas that were met without a value, to be calculated before the one that met them, and those that depend on it. */
  let missing: FormulaCell[] = [];
  let above: FormulaCell[] = [];
  const read = (sheet: SheetStore, row: number, column: number): CellValue | undefined => {
    const from = custom?.filledBy(sheet, row, column);
    const cell = cells.get(sheet)?.get(from === undefined ? keyOf(row, column) : keyOf(from.row, from.column));
    if (!cell || cell.state === "done") return sheet.value(row, column);
    (cell.state === "open" ? above : missing).push(cell);
    return 0;
  };

  const calls = custom && { custom, isReady: () => missing.length === 0 };
  const waiting: FormulaCell[] = [...cells.values()].flatMap((own) => [...own.values()]);
  while (waiting.length > 0) {
    const cell = waiting[waiting.length - 1]!;
    if (cell.state === "done") {
      waiting.pop();
      continue;
    }
    cell.state = "open";
    missing = [];
    above = [];
    const result = FormulaReader.values(cell.formula, cell.sheet, read, calls);
    if (missing.length > 0) {
      for (const other of missing) waiting.push(other);
      continue;
    }
    for (const other of above) {
      other.circular = true;
      custom?.circular(other.sheet, other.row, other.column, other.formula);
    }
    cell.state = "done";
    waiting.pop();
    if (result instanceof Values && !cell.circular) {
      spilling.push({ sheet: cell.sheet, row: cell.row, column: cell.column, values: result });
    }
    const first = !(result instanceof Values)
      ? result
      : custom?.isBlocked(cell.sheet, cell.row, cell.column) === true
        ? CellError.spill
        : result.rows[0]![0]!;
    const value = cell.circular ? 0 : first;
    if (value !== cell.sheet.value(cell.row, cell.column)) {
      cell.sheet.setCell(cell.row, cell.column, value, cell.formula);
    }
  }
  return spilling;
}

function keyOf(row: number, column: number): number {
  return row * MAX_COLUMNS + column;
}
