import { CellError, type CellValue } from "../../store";
import { numberIn, truthIn } from "./coercion";

/** Whether a cell, undefined if it is empty, is one of those that are sought. */
type Test = (value: CellValue | undefined) => boolean;

/** Characters of a criterion that COUNTIF takes (Microsoft Support, "COUNTIF function"). */
export const LONGEST_CRITERION = 255;

/**
 * What a text with wildcards matches, without regard to case: ? for any character, * for any number of them, and ~ before a wildcard that
 * stands for itself (Microsoft Support, "Using wildcard characters in searches").
 */
export function wildcards(pattern: string): (text: string) => boolean {
  const source = pattern.replace(/~[?*~]|[?*]|[\\^$.|+()[\]{}]/g, (sign) =>
    sign === "?" ? "." : sign === "*" ? ".*" : sign.startsWith("~") ? `\\${sign[1]!}` : `\\${sign}`,
  );
  const whole = new RegExp(`^${source.toLowerCase()}$`, "su");
  return (text) => whole.test(text.toLowerCase());
}

/** The cells that a criterion of COUNTIF asks for: a value, or a text with <, >, = or <> before one, and with wildcards. */
export function criterion(wanted: CellValue | undefined): Test {
  if (typeof wanted !== "string") return equals(wanted ?? 0);
  const [, op = "=", rest = ""] = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(wanted)!;
  if (rest === "") return wanted === "" ? (value) => value === undefined || value === "" : empty(op);
  const value = numberIn(rest) ?? truthIn(rest) ?? CellError.parse(rest) ?? rest;
  if (op === "=") return equals(value);
  if (op === "<>") return (cell) => !equals(value)(cell);
  return ordered(value, op);
}

/** "=" alone asks for empty cells, "<>" for all others. */
function empty(op: string): Test {
  if (op === "=") return (value) => value === undefined;
  return op === "<>" ? (value) => value !== undefined : () => false;
}

/** A number equals a text that stands for it. */
function equals(wanted: CellValue): Test {
  if (typeof wanted === "number") {
    return (value) => value === wanted || (typeof value === "string" && numberIn(value) === wanted);
  }
  if (typeof wanted !== "string") return (value) => value === wanted;
  const matches = wildcards(wanted);
  return (value) => typeof value === "string" && matches(value);
}

/** Only values of the same kind come before or after one. */
function ordered(wanted: CellValue, op: string): Test {
  if (wanted instanceof CellError) return () => false;
  const plain = (value: number | string | boolean) => (typeof value === "string" ? value.toLowerCase() : value);
  return (value) => {
    if (value === undefined || value instanceof CellError || typeof value !== typeof wanted) return false;
    const [one, other] = [plain(value), plain(wanted)];
    if (one === other) return op.endsWith("=");
    return op.startsWith("<") ? one < other : one > other;
  };
}
