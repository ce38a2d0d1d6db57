import { type Area, CellError, type CellValue, type SheetStore } from "../../store";
import { Values } from "./customFunctions";

/** Cells that an expression refers to. */
export interface Cells {
  readonly sheet: SheetStore;
  readonly area: Area;
}

/** What an expression gives: a value, undefined for an empty cell, several values, or the cells of an area. */
export type Result = CellValue | undefined | Values | Cells;

/** The value of a cell, calculated first when it holds a formula. */
export type ReadCell = (sheet: SheetStore, row: number, column: number) => CellValue | undefined;

/** An error met while calculating; it is what the formula's cell shows. */
export class FormulaStop {
  constructor(readonly shown: CellError) {}
}

/** Whether it is cells, and no value of its own. */
export function isCells(result: Result): result is Cells {
  return typeof result === "object" && !(result instanceof CellError) && !(result instanceof Values);
}
