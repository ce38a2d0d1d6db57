import {
  CellError,
  type CellValue,
  MAX_COLUMNS,
  MAX_ROWS,
  cellArea,
  columnLetters,
  quotedSheetName,
} from "../../store";
import { compare, number, text, truth } from "./coercion";
import { wildcards } from "./criteria";
import { Values } from "./customFunctions";
import { type Given, type KnownFunction, type Result, FormulaStop, MANY, isCells, takes } from "./results";

/** INDEX, MATCH and others that find cells. */
export const lookupFunctions: Readonly<Record<string, KnownFunction>> = {
  INDEX: takes(2, 4, index),
  MATCH: takes(2, 3, match),
  CHOOSE: takes(2, MANY, (given) => {
    const place = Math.trunc(number(given.value(0)));
    if (place < 1 || place >= given.count) throw new FormulaStop(CellError.value);
    return given.result(place);
  }),
  ADDRESS: takes(2, 5, address),
  HYPERLINK: takes(1, 2, (given) => given.value(given.count > 1 ? 1 : 0)),
};

/**
 * INDEX(area, row, column), both from 1 on; 0, or nothing, for all of them. In one row or one column a single number says which cell;
 * an area of several of both needs two. #REF! outside.
 */
function index(given: Given): Result {
  const place = given.result(0);
  if (place instanceof CellError) throw new FormulaStop(place);
  const source = isCells(place) || place instanceof Values ? place : new Values([[place ?? 0]]);
  const { rows, columns } = isCells(source)
    ? source.area
    : { rows: source.rows.length, columns: source.rows[0]!.length };
  const numbers = [1, 2, 3].map((i) => Math.trunc(number(given.value(i))));
  if (given.count === 2 && rows > 1 && columns > 1) throw new FormulaStop(CellError.ref);
  if (given.count === 4 && numbers[2] !== 1) throw new FormulaStop(CellError.ref);
  const isAlongRow = given.count === 2 && rows === 1 && columns > 1;
  const [row, column] = isAlongRow ? [0, numbers[0]!] : [numbers[0]!, numbers[1]!];
  if (row < 0 || column < 0) throw new FormulaStop(CellError.value);
  if (row > rows || column > columns) throw new FormulaStop(CellError.ref);
  const part = {
    row: Math.max(0, row - 1),
    column: Math.max(0, column - 1),
    rows: row === 0 ? rows : 1,
    columns: column === 0 ? columns : 1,
  };
  if (isCells(source)) {
    const { sheet, area } = source;
    return { sheet, area: { ...part, row: area.row + part.row, column: area.column + part.column } };
  }
  const found = source.rows
    .slice(part.row, part.row + part.rows)
    .map((line) => line.slice(part.column, part.column + part.columns));
  return found.length === 1 && found[0]!.length === 1 ? found[0]![0] : new Values(found);
}

/**
 * MATCH(value, one row or column, 0): the place of the first equal value, from 1 on, or #N/A; texts without regard to case and with
 * wildcards, and never equal to numbers. Other ways to match than 0 are not modelled.
 */
function match(given: Given): number {
  const place = given.result(1);
  if (!isCells(place) || given.count < 3 || number(given.value(2)) !== 0) throw new FormulaStop(CellError.notAvailable);
  const { sheet, area } = place;
  if (area.rows > 1 && area.columns > 1) throw new FormulaStop(CellError.notAvailable);
  const value = given.value(0);
  if (value instanceof CellError) throw new FormulaStop(value);
  const fits = typeof value === "string" ? wildcards(value) : undefined;
  const isEqual = (found: CellValue) => (fits === undefined ? compare(found, value, "=") : fits(found as string));
  for (let i = 0; i < area.rows * area.columns; i++) {
    const cell = cellArea(area.row + (area.rows > 1 ? i : 0), area.column + (area.rows > 1 ? 0 : i));
    const found = given.read(sheet, cell.row, cell.column);
    if (found !== undefined && typeof found === typeof (value ?? 0) && isEqual(found)) return i + 1;
  }
  throw new FormulaStop(CellError.notAvailable);
}

/** ADDRESS(row, column, which of them are fixed from 1 to 4, whether in A1 style, sheet). */
function address(given: Given): string {
  const [row, column] = [0, 1].map((i) => Math.trunc(number(given.value(i)))) as [number, number];
  const fixed = given.count > 2 && given.result(2) !== undefined ? Math.trunc(number(given.value(2))) : 1;
  const isA1 = given.count > 3 && given.result(3) !== undefined ? truth(given.value(3)) : true;
  const isOutside = row < 1 || row > MAX_ROWS || column < 1 || column > MAX_COLUMNS;
  if (isOutside || fixed < 1 || fixed > 4) throw new FormulaStop(CellError.value);
  const [isRowFixed, isColumnFixed] = [fixed <= 2, fixed % 2 === 1];
  const cell = isA1
    ? `${isColumnFixed ? "$" : ""}${columnLetters(column - 1)}${isRowFixed ? "$" : ""}${row}`
    : `R${isRowFixed ? row : `[${row}]`}C${isColumnFixed ? column : `[${column}]`}`;
  if (given.count < 5) return cell;
  const sheet = text(given.value(4));
  return `${sheet === "" ? "" : quotedSheetName(sheet)}!${cell}`;
}
