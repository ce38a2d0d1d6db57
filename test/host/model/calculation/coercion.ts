import { CellError, type CellValue } from "../../store";
import { FormulaStop } from "./results";

/** A text that counts as a number; currencies, dates and times, which Excel takes too, are not modelled. */
const NUMBER = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?%?\s*$/i;

/** The number that a text stands for; undefined if Excel would take it for none. */
export function numberIn(written: string): number | undefined {
  if (!NUMBER.test(written)) return undefined;
  const bare = written.trim();
  return bare.endsWith("%") ? Number(bare.slice(0, -1)) / 100 : Number(bare);
}

/** A value where a number is wanted. Throws FormulaStop. */
export function number(value: CellValue | undefined): number {
  if (value instanceof CellError) throw new FormulaStop(value);
  if (value === undefined) return 0;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") return value;
  const found = numberIn(value);
  if (found === undefined) throw new FormulaStop(CellError.value);
  return found;
}

/** A number, or #NUM! where it is too large. */
export function finite(value: number): number {
  if (!Number.isFinite(value)) throw new FormulaStop(CellError.num);
  return value;
}

/** Digits of a number that Excel keeps, and the longest text of a cell. */
const DIGITS = 15;
const LONGEST_TEXT = 32_767;

/** A value where a text is wanted. Throws FormulaStop. */
export function text(value: CellValue | undefined): string {
  if (value instanceof CellError) throw new FormulaStop(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "number") return String(Number(value.toPrecision(DIGITS))).replace("e", "E");
  return value ?? "";
}

/** A text that a cell can hold; #VALUE! for a longer one. */
export function heldText(result: string): string {
  if (result.length > LONGEST_TEXT) throw new FormulaStop(CellError.value);
  return result;
}

/** A value where TRUE or FALSE is wanted. Throws FormulaStop. */
export function truth(value: CellValue | undefined): boolean {
  if (typeof value !== "string") return number(value) !== 0;
  const found = truthIn(value);
  if (found === undefined) throw new FormulaStop(CellError.value);
  return found;
}

/** The logical value that a text stands for. */
export function truthIn(written: string): boolean | undefined {
  return /^true$/i.test(written) ? true : /^false$/i.test(written) ? false : undefined;
}

/** Two values compared as the operators compare them. Throws FormulaStop. */
export function compare(left: CellValue | undefined, right: CellValue | undefined, op: string): boolean {
  if (left instanceof CellError) throw new FormulaStop(left);
  if (right instanceof CellError) throw new FormulaStop(right);
  const [a, b] = [comparable(left, right), comparable(right, left)];
  const order = rank(a) - rank(b) || (a === b ? 0 : a < b ? -1 : 1);
  if (op === "=") return order === 0;
  if (op === "<>") return order !== 0;
  if (op === "<") return order < 0;
  if (op === ">") return order > 0;
  return op === "<=" ? order <= 0 : order >= 0;
}

/** A value as it is compared: texts without regard to case, an empty cell as nothing of the other's kind. */
function comparable(value: CellValue | undefined, other: CellValue | undefined): number | string | boolean {
  if (value === undefined) return typeof other === "string" ? "" : typeof other === "boolean" ? false : 0;
  return typeof value === "string" ? value.toLowerCase() : (value as number | boolean);
}

/** Numbers come before texts, texts before logical values, and none equals another kind (Microsoft Support, "Sort data"). */
function rank(value: number | string | boolean): number {
  return ["number", "string", "boolean"].indexOf(typeof value);
}
