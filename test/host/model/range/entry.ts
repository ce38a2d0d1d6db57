import { CellError, type CellValue, monthNamed, serialOf } from "../../store";
import { invalidArgument } from "../base/errors";
import { MOST_TOKEN_BYTES, tokenBytes, inCapitals, isMalformed } from "../calculation/formulaSyntax";
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

/** A date or time as a number, with the format that Excel gives its cell. */
interface EnteredDate {
  readonly value: number;
  readonly numberFormat: string;
}

const NAMED = String.raw`([A-Za-z]{3,9})\.?`;
const BETWEEN = String.raw`[\s/-]*`;
const NUMERIC = /^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{2}|\d{4}))?$/;
const YEAR_FIRST = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/;
const MONTH_FIRST = new RegExp(String.raw`^${NAMED}${BETWEEN}(\d{1,4})(?:,?[\s/-]+(\d{2}|\d{4}))?$`);
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})${BETWEEN}${NAMED}(?:[\s/-]*(\d{2}|\d{4}))?$`);
const TIME = /^(\d{1,4}):(\d{1,2})(?::(\d{1,2}(?:\.\d+)?))?(?:\s*([AaPp])[Mm]?)?$/;
const HALF = /^(\d{1,2})\s+([AaPp])[Mm]?$/;

/**
 * The date or time that an English (US) Excel takes the text for: "1/5", "JAN5", "5-Jan-2024", "Jan 2024", "2024-01-05", "10:30 PM",
 * a date and a time. Two digits are a year from 1930 to 2029; without a year it is this one.
 */
function enteredDate(text: string, today = new Date()): EnteredDate | undefined {
  const date = dateOf(text, today.getFullYear());
  if (date) return date;
  const time = timeOf(text);
  if (time) return time;
  const both = /^(\S+(?: \d{4})?)\s+(\d.*)$/.exec(text);
  const [day, clock] = both ? [dateOf(both[1]!, today.getFullYear()), timeOf(both[2]!)] : [];
  return day && clock && { value: day.value + clock.value, numberFormat: "m/d/yyyy h:mm" };
}

function dateOf(text: string, thisYear: number): EnteredDate | undefined {
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [, month, , day, year] = numeric;
    const isYear = year === undefined && (Number(month) > 12 || Number(day) > daysIn(Number(month)));
    if (isYear) return dated(fullYear(day!), Number(month), 1, "mmm-yy");
    const format = year === undefined ? "d-mmm" : "m/d/yyyy";
    return dated(year === undefined ? thisYear : fullYear(year), Number(month), Number(day), format);
  }
  const iso = YEAR_FIRST.exec(text);
  if (iso) return dated(Number(iso[1]), Number(iso[3]), Number(iso[4]), "m/d/yyyy");
  const [, name, number, year] = MONTH_FIRST.exec(text) ?? [];
  if (name !== undefined && number !== undefined) return withMonth(name, number, year, thisYear);
  const [, day, month, after] = DAY_FIRST.exec(text) ?? [];
  return month === undefined || day === undefined ? undefined : withMonth(month, day, after, thisYear);
}

/** "JAN5" is a day, "JAN32" and "JAN1932" are a month of a year. */
function withMonth(name: string, number: string, year: string | undefined, thisYear: number): EnteredDate | undefined {
  const month = monthNamed(name);
  if (month === undefined) return undefined;
  const day = Number(number);
  if (number.length <= 2 && day >= 1 && day <= daysIn(month)) {
    if (year !== undefined) return dated(fullYear(year), month, day, "d-mmm-yy");
    return dated(thisYear, month, day, "d-mmm");
  }
  if (year !== undefined || number.length === 3 || number.length === 1) return undefined;
  return dated(fullYear(number), month, 1, "mmm-yy");
}

/** Days that the month can have. */
const daysIn = (month: number): number => (month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31);

const fullYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 30 ? 2000 : 1900);

function dated(year: number, month: number, day: number, numberFormat: string): EnteredDate | undefined {
  const value = serialOf(year, month, day);
  return value === undefined ? undefined : { value, numberFormat };
}

function timeOf(text: string): EnteredDate | undefined {
  const half = HALF.exec(text);
  const [, hours, minutes = "0", seconds, letter] = half
    ? [half[0], half[1], "0", undefined, half[2]]
    : (TIME.exec(text) ?? []);
  if (hours === undefined) return undefined;
  const hour = Number(hours);
  if (Number(minutes) > 59 || Number(seconds ?? 0) >= 60 || (letter !== undefined && (hour > 12 || hour < 1)))
    return undefined;
  const inDay = letter === undefined ? hour : (hour % 12) + (/p/i.test(letter) ? 12 : 0);
  const value = (inDay * 3_600 + Number(minutes) * 60 + Number(seconds ?? 0)) / 86_400;
  const clock = seconds === undefined ? "h:mm" : "h:mm:ss";
  if (hour > 23) return { value, numberFormat: "[h]:mm:ss" };
  return { value, numberFormat: letter === undefined ? clock : `${clock} AM/PM` };
}
