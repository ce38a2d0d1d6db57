import { CellError, type CellValue, lastColumn, lastRow } from "../../store";
import { finite, number, numberIn } from "./coercion";
import { LONGEST_CRITERION, criterion } from "./criteria";
import { Values } from "./customFunctions";
import { type Given, type KnownFunction, FormulaStop, MANY, isCells, takes } from "./results";

/** Beyond that many times the divisor, MOD gives #NUM! (Microsoft Support, "XL: MOD() function returns #NUM! error value"). */
const MOST_QUOTIENT = 134_217_728;

/** SUM, COUNT and others that take numbers. */
export const numberFunctions: Readonly<Record<string, KnownFunction>> = {
  SUM: takes(1, MANY, (given) => finite(sumOf(numbersIn(given)))),
  MIN: takes(1, MANY, (given) => outermost(numbersIn(given), Math.min)),
  MAX: takes(1, MANY, (given) => outermost(numbersIn(given), Math.max)),
  AVERAGE: takes(1, MANY, (given) => {
    const numbers = numbersIn(given);
    if (numbers.length === 0) throw new FormulaStop(CellError.div0);
    return finite(sumOf(numbers) / numbers.length);
  }),
  COUNT: takes(1, MANY, countNumbers),
  COUNTIF: takes(2, 2, countIf),
  INT: takes(1, 1, (given) => Math.floor(number(given.value(0)))),
  MOD: takes(2, 2, (given) => {
    const [value, divisor] = [number(given.value(0)), number(given.value(1))];
    if (divisor === 0) throw new FormulaStop(CellError.div0);
    if (Math.abs(value) >= MOST_QUOTIENT * Math.abs(divisor)) throw new FormulaStop(CellError.num);
    return value - divisor * Math.floor(value / divisor);
  }),
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0);

/** 0 if there are none. */
const outermost = (numbers: readonly number[], of: (one: number, other: number) => number) =>
  numbers.length === 0 ? 0 : numbers.reduce((found, each) => of(found, each));

/** The numbers among arguments: those in cells, and what stands for a number as an argument itself. */
function numbersIn(given: Given): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < given.count; i++) {
    const result = given.result(i);
    if (!isCells(result) && !(result instanceof Values)) numbers.push(number(result));
    else {
      for (const value of valuesIn(given, i)) {
        if (value instanceof CellError) throw new FormulaStop(value);
        if (typeof value === "number") numbers.push(value);
      }
    }
  }
  return numbers;
}

/** How many numbers there are: in cells the numbers alone, as an argument logical values and texts of numbers too. */
function countNumbers(given: Given): number {
  let count = 0;
  for (let i = 0; i < given.count; i++) {
    const result = given.result(i);
    if (isCells(result) || result instanceof Values) {
      for (const value of valuesIn(given, i)) if (typeof value === "number") count++;
    } else if (typeof result === "string" ? numberIn(result) !== undefined : !(result instanceof CellError)) {
      if (result !== undefined) count++;
    }
  }
  return count;
}

/** The contents of an argument's cells, without empty ones, or its values. */
function* valuesIn(given: Given, index: number): Generator<CellValue> {
  const result = given.result(index);
  if (result instanceof Values) return yield* result.rows.flat();
  if (!isCells(result)) return;
  const used = result.sheet.usedArea(true, result.area);
  for (let row = used?.row ?? 0; used && row <= lastRow(used); row++) {
    for (let column = used.column; column <= lastColumn(used); column++) {
      const value = given.read(result.sheet, row, column);
      if (value !== undefined) yield value;
    }
  }
}

/** Cells only: Excel takes no other value as a range. An error among them does not spoil the count. */
function countIf(given: Given): number {
  const place = given.result(0);
  if (!isCells(place)) throw new FormulaStop(CellError.value);
  const wanted = given.value(1);
  if (typeof wanted === "string" && wanted.length > LONGEST_CRITERION) throw new FormulaStop(CellError.value);
  const isWanted = criterion(wanted);
  let [count, filled] = [0, 0];
  for (const value of valuesIn(given, 0)) {
    filled++;
    if (isWanted(value)) count++;
  }
  return isWanted(undefined) ? count + place.area.rows * place.area.columns - filled : count;
}
