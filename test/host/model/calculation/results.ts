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

/** The arguments of a call, each calculated when it is asked for: IF calculates one of two. */
export interface Given {
  /** How many are given, empty ones included. */
  readonly count: number;
  /** Undefined for an empty argument, one that is left out, and an empty cell. */
  result(index: number): Result;
  /** The same as one value: an area of several cells is #VALUE!. An error is a value. */
  value(index: number): CellValue | undefined;
  readonly read: ReadCell;
}

/** A function of Excel, with how many arguments it takes. */
export interface KnownFunction {
  readonly least: number;
  readonly most: number;
  /** Throws FormulaStop. */
  readonly of: (given: Given) => Result;
}

/** The most arguments of a call. */
export const MANY = 255;

export const takes = (least: number, most: number, of: KnownFunction["of"]): KnownFunction => ({ least, most, of });
