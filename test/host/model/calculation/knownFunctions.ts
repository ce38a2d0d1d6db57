import { logicalFunctions } from "./logicalFunctions";
import { lookupFunctions } from "./lookupFunctions";
import { numberFunctions } from "./numberFunctions";
import type { ReadCell, Result } from "./results";
import { textFunctions } from "./textFunctions";
import type { CellValue } from "../../store";

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

/** The functions that are known, as Microsoft Support describes each; any other gives #NAME?. */
export const knownFunctions: ReadonlyMap<string, KnownFunction> = new Map(
  Object.entries({ ...numberFunctions, ...logicalFunctions, ...lookupFunctions, ...textFunctions }),
);
