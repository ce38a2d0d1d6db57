import { CellError, type CellValue } from "../../store";
import { enteredDate } from "./enteredDate";
import { invalidArgument } from "../base/errors";
import { MOST_TOKEN_BYTES, tokenBytes } from "../calculation/tokenBytes";
import { inCapitals, isMalformed } from "../calculation/formulaSyntax";
import { MOST_NESTED } from "../calculation/formulaTree";

/** What Excel stores for something entered into a cell; `numberFormat` is set where Excel changes a General format by itself. */
export interface Entry {
  readonly value: CellValue | undefined;
  readonly formula?: string;
  readonly numberFormat?: string;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const FRACTION = /^([+-]?)(\d+) (\d+)\/(\d+)$/;

/**
 * What Excel makes of a value or text that is entered into a cell with this number format: text that looks like a number becomes
 * a number (also "1,234", "50%", "$5", "(5)", "1 1/2"), TRUE and FALSE become logical values, "#N/A" an error, "=…", "+…" and "-…" a
 * formula, "JAN5" and "10:30" a date and a time; a leading apostrophe keeps the rest as text, and so does the format "@".
 */
export function enter(input: string | number | boolean, numberFormat: string): Entry {
  if (typeof input !== "string") return { value: input };
  if (input === "") return { value: undefined };
  if (input.startsWith("'")) return { value: input.slice(1) };
  if (numberFormat === "@") return { value: input };
  if (input.startsWith("=") && input.length > 1) return { value: undefined, formula: wellFormed(input) };
  const text = input.trim();
  if (/^true$/i.test(text)) return { value: true };
  if (/^false$/i.test(text)) return { value: false };
  const error = CellError.parse(text);
  if (error) return { value: error };
  const number = asNumber(text);
  if (number) return number;
  const date = enteredDate(text);
  if (date) return date;
  return /^[+-]./.test(input) ? { value: undefined, formula: wellFormed(`=${input}`) } : { value: input };
}

/** Longest formula, in characters ("Excel specifications and limits"). */
export const LONGEST_FORMULA = 8_192;

/** Longest text between quotation marks, in characters. Excel's message: "Text values in formulas are limited to 255 characters." */
const LONGEST_CONSTANT = 255;

/**
 * The formula as Excel writes it, if there is no problem with it, no text in it is longer than 255 characters, and the whole not longer
 * than 8,192 characters or 16,384 bytes of tokens: Excel takes no other. @throws InvalidArgument
 */
export function wellFormed(formula: string): string {
  const constants = formula.match(/"(?:[^"]|"")*"/g) ?? [];
  const isTooLong = constants.some((text) => text.slice(1, -1).replaceAll('""', '"').length > LONGEST_CONSTANT);
  if (isTooLong || formula.length > LONGEST_FORMULA || tokenBytes(formula) > MOST_TOKEN_BYTES) throw invalidArgument();
  if (isMalformed(formula, MOST_NESTED)) throw invalidArgument();
  return inCapitals(formula);
}

function asNumber(text: string): Entry | undefined {
  const plain = plainNumber(text);
  if (plain !== undefined) return { value: plain };
  if (text.endsWith("%")) {
    const percent = plainNumber(text.slice(0, -1));
    if (percent === undefined) return undefined;
    return { value: percent / 100, numberFormat: text.includes(".") ? "0.00%" : "0%" };
  }
  const currency = /^([+-]?)\$(.+)$/.exec(text);
  if (currency) {
    const amount = plainNumber(currency[1]! + currency[2]!);
    return amount === undefined
      ? undefined
      : { value: amount, numberFormat: text.includes(".") ? "$#,##0.00" : "$#,##0" };
  }
  const bracketed = /^\((.+)\)$/.exec(text);
  if (bracketed) {
    const amount = /^\d/.test(bracketed[1]!) ? plainNumber(bracketed[1]!) : undefined;
    return amount === undefined ? undefined : { value: -amount };
  }
  const fraction = FRACTION.exec(text);
  if (!fraction || Number(fraction[4]) === 0) return undefined;
  const amount = Number(fraction[2]) + Number(fraction[3]) / Number(fraction[4]);
  return { value: fraction[1] === "-" ? -amount : amount, numberFormat: "# ?/?" };
}

function plainNumber(text: string): number | undefined {
  if (!NUMBER.test(text) && !GROUPED.test(text)) return undefined;
  const value = Number(text.replaceAll(",", ""));
  // Excel keeps 15 digits and shows an exponent over 307 as text.
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : undefined;
}
