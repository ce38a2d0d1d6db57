import {
  type Area,
  CellError,
  type CellValue,
  type SheetStore,
  cellArea,
  lastColumn,
  lastRow,
  parseArea,
} from "../../store";
import { type Argument, type CustomFunctions, type Parameter, Values } from "./customFunctions";

/** What an expression gives: a value, undefined for an empty cell, several values, or the cells of an area. */
type Result = CellValue | undefined | Values | { readonly sheet: SheetStore; readonly area: Area };

/** The value of a cell, calculated first when it holds a formula. */
export type ReadCell = (sheet: SheetStore, row: number, column: number) => CellValue | undefined;

/** An error met while calculating; it is what the formula's cell shows. */
class FormulaStop extends Error {
  constructor(readonly shown: CellError) {
    super(shown.text);
  }
}

const TOKEN =
  /\s*("(?:[^"]|"")*"|(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\d_.]*)!\$?[A-Za-z]*\$?\d*(?::\$?[A-Za-z]*\$?\d*)?|\$?[A-Za-z]{1,3}\$?\d+#|\$?[A-Za-z]{1,3}\$?\d+(?::\$?[A-Za-z]{1,3}\$?\d+)?(?![\p{L}\d_(.])|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d+:\$?\d+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|#[A-Z/0!?]+|[\p{L}_\\][\p{L}\d_.]*|<>|<=|>=|[-+*/^&=<>(),%])/uy;

/** Brackets within brackets, those of functions too, that a formula may have. Excel documents 64 levels of functions. */
export const MOST_NESTED = 256;

/**
 * Calculates one formula: numbers, texts, logical values, errors, references to cells (also of other sheets and by names), + - * / ^ &
 * % and comparisons, and the functions in FUNCTIONS. Anything else gives #NAME?, as Excel shows for what it does not know.
 */
export class FormulaReader {
  private readonly tokens: string[] = [];
  private position = 0;
  private depth = 0;

  /** @param names the names on the way to this formula, in lower case */
  constructor(
    formula: string,
    private readonly sheet: SheetStore,
    private readonly read: ReadCell,
    private readonly names: readonly string[] = [],
    private readonly custom?: CustomFunctions,
  ) {
    TOKEN.lastIndex = 1;
    while (TOKEN.lastIndex < formula.trimEnd().length) {
      const match = TOKEN.exec(formula);
      if (!match) throw new FormulaStop(CellError.unknownName);
      this.tokens.push(match[1]!);
    }
  }

  /** The formula's value; an error that arises on the way is its value. */
  static value(formula: string, sheet: SheetStore, read: ReadCell): CellValue {
    const result = FormulaReader.values(formula, sheet, read);
    return result instanceof Values ? CellError.value : result;
  }

  /** The same, also several values where the whole formula is a call of a custom function that gives them. */
  static values(formula: string, sheet: SheetStore, read: ReadCell, custom?: CustomFunctions): CellValue | Values {
    try {
      const reader = new FormulaReader(formula, sheet, read, [], custom);
      const found = reader.comparison();
      const result = found instanceof Values ? found : reader.single(found);
      if (reader.position < reader.tokens.length) return CellError.unknownName;
      return result ?? 0;
    } catch (error) {
      if (error instanceof FormulaStop) return error.shown;
      throw error;
    }
  }

  private comparison(): Result {
    let left = this.joined();
    for (let op = this.take("=", "<>", "<", ">", "<=", ">="); op; op = this.take("=", "<>", "<", ">", "<=", ">=")) {
      left = compare(this.single(left), this.single(this.joined()), op);
    }
    return left;
  }

  private joined(): Result {
    let left = this.sum();
    while (this.take("&")) left = text(this.single(left)) + text(this.single(this.sum()));
    return left;
  }

  private sum(): Result {
    let left = this.product();
    for (let op = this.take("+", "-"); op; op = this.take("+", "-")) {
      const a = number(this.single(left));
      const b = number(this.single(this.product()));
      left = op === "+" ? a + b : a - b;
    }
    return left;
  }

  private product(): Result {
    let left = this.power();
    for (let op = this.take("*", "/"); op; op = this.take("*", "/")) {
      const a = number(this.single(left));
      const b = number(this.single(this.power()));
      if (op === "/" && b === 0) throw new FormulaStop(CellError.div0);
      left = op === "*" ? a * b : a / b;
    }
    return left;
  }

  private power(): Result {
    let left = this.signed();
    while (this.take("^")) left = finite(number(this.single(left)) ** number(this.single(this.signed())));
    return left;
  }

  private signed(): Result {
    if (this.take("-")) return -number(this.single(this.signed()));
    if (this.take("+")) return this.signed();
    let result = this.primary();
    while (this.take("%")) result = number(this.single(result)) / 100;
    return result;
  }

  private primary(): Result {
    const token = this.tokens[this.position++];
    if (token === undefined) throw new FormulaStop(CellError.unknownName);
    if (token === "(") return this.bracketed();
    if (token.startsWith('"')) return token.slice(1, -1).replaceAll('""', '"');
    if (/^[\d.]/.test(token) && !token.includes(":")) return Number(token);
    if (token.startsWith("#")) throw new FormulaStop(CellError.parse(token) ?? CellError.unknownName);
    if (this.take("(")) return this.call(token.toUpperCase());
    if (/^true$/i.test(token)) return true;
    if (/^false$/i.test(token)) return false;
    return this.reference(token);
  }

  private bracketed(): Result {
    if (++this.depth > MOST_NESTED) throw new FormulaStop(CellError.unknownName);
    const inner = this.comparison();
    this.expect(")");
    this.depth--;
    return inner;
  }

  private reference(token: string): Result {
    if (token.endsWith("#")) return this.filledFrom(token.slice(0, -1));
    const mark = token.lastIndexOf("!");
    const area = parseArea(token.slice(mark + 1));
    if (mark < 0) return area ? { sheet: this.sheet, area } : this.named(token);
    const written = token.slice(0, mark);
    const name = written.startsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : written;
    const sheet = this.sheet.workbook.sheet(name);
    if (!sheet || !area) throw new FormulaStop(CellError.ref);
    return { sheet, area };
  }

  /** A1#: the cells that the formula in A1 fills. */
  private filledFrom(token: string): Result {
    const cell = parseArea(token);
    const area = cell && this.custom?.spillFrom(this.sheet, cell.row, cell.column);
    if (area === undefined) throw new FormulaStop(CellError.ref);
    return { sheet: this.sheet, area };
  }

  private named(name: string): Result {
    const workbook = this.sheet.workbook;
    const entry = workbook.name(name, this.sheet) ?? workbook.name(name, undefined);
    const key = name.toLowerCase();
    if (!entry || this.names.includes(key)) throw new FormulaStop(CellError.unknownName);
    return new FormulaReader(entry.formula, this.sheet, this.read, [...this.names, key], this.custom).comparison();
  }

  private call(name: string): Result {
    const args: Result[] = [];
    if (++this.depth > MOST_NESTED) throw new FormulaStop(CellError.unknownName);
    if (!this.take(")")) {
      do args.push(this.isNext(",", ")") ? undefined : this.comparison());
      while (this.take(","));
      this.expect(")");
    }
    this.depth--;
    const custom = this.custom?.find(name);
    if (custom !== undefined) return this.callCustom(name, custom.parameters, args);
    if (name === "IF") {
      const chosen = truth(this.single(args[0])) ? (args[1] ?? true) : args.length > 2 ? args[2] : false;
      return this.single(chosen);
    }
    if (name === "HYPERLINK") return this.single(args.length > 1 ? args[1] : args[0]);
    if (name === "MATCH") return this.match(args);
    if (name === "INDEX") return this.index(args);
    if (name === "COUNT") return args.reduce<number>((sum, arg) => sum + this.countOf(arg), 0);
    const aggregate = FUNCTIONS[name];
    if (!aggregate) throw new FormulaStop(CellError.unknownName);
    return aggregate(args.flatMap((arg) => this.operands(arg)));
  }

  /**
   * Not called with an error among its arguments, as Excel calls no custom function then, and with too few or too many arguments not
   * either: the cell shows #VALUE! (OfficeDev/office-js#710).
   */
  private callCustom(name: string, parameters: readonly Parameter[], args: readonly Result[]): Result {
    const least = parameters.filter(({ isOptional }) => isOptional !== true).length;
    if (args.length < least || args.length > parameters.length) throw new FormulaStop(CellError.value);
    const given = parameters.map(({ isRange, type }, i): Argument => {
      const arg = args[i];
      if (arg === undefined) return null;
      if (isRange) return this.matrixOf(arg);
      const value = this.single(arg) ?? null;
      if (value instanceof CellError) throw new FormulaStop(value);
      if (value === null) return null;
      return type === "number" ? number(value) : type === "string" ? text(value) : value;
    });
    const answer = this.custom!.call(name, given);
    if (answer instanceof CellError) throw new FormulaStop(answer);
    return answer;
  }

  private matrixOf(arg: Result): (CellValue | null)[][] {
    const rows: (CellValue | null)[][] = [];
    if (arg instanceof Values) rows.push(...arg.rows.map((row) => [...row]));
    else if (typeof arg !== "object" || arg instanceof CellError) rows.push([arg ?? null]);
    else {
      for (let row = arg.area.row; row <= lastRow(arg.area); row++) {
        const line: (CellValue | null)[] = [];
        for (let column = arg.area.column; column <= lastColumn(arg.area); column++) {
          line.push(this.read(arg.sheet, row, column) ?? null);
        }
        rows.push(line);
      }
    }
    for (const value of rows.flat()) if (value instanceof CellError) throw new FormulaStop(value);
    return rows;
  }

  /**
   * MATCH(value, one row or column, 0): the place of the first equal value, from 1 on, or #N/A; texts without regard to case, and
   * never equal to numbers. Other ways to match than 0 are not modelled.
   */
  private match([sought, place, how]: readonly Result[]): number {
    if (typeof place !== "object" || place instanceof CellError || place instanceof Values || how !== 0)
      throw new FormulaStop(CellError.notAvailable);
    const { sheet, area } = place;
    if (area.rows > 1 && area.columns > 1) throw new FormulaStop(CellError.notAvailable);
    const value = this.single(sought);
    if (value instanceof CellError) throw new FormulaStop(value);
    for (let i = 0; i < area.rows * area.columns; i++) {
      const found = this.read(sheet, area.row + (area.rows > 1 ? i : 0), area.column + (area.rows > 1 ? 0 : i));
      if (found !== undefined && typeof found === typeof (value ?? 0) && compare(found, value, "=")) return i + 1;
    }
    throw new FormulaStop(CellError.notAvailable);
  }

  /** INDEX(area, row, column), both from 1 on; #REF! outside. Whole rows and columns (0) are not modelled. */
  private index([place, row, column]: readonly Result[]): Result {
    if (typeof place !== "object" || place instanceof CellError || place instanceof Values)
      throw new FormulaStop(CellError.value);
    const [r, c] = [number(this.single(row)), number(this.single(column ?? 1))].map(Math.trunc) as [number, number];
    const { sheet, area } = place;
    if (r < 1 || c < 1 || r > area.rows || c > area.columns) throw new FormulaStop(CellError.ref);
    return { sheet, area: cellArea(area.row + r - 1, area.column + c - 1) };
  }

  /** An area's values as SUM takes them (numbers only, errors thrown); a single value as a number. */
  private operands(arg: Result): number[] {
    if (typeof arg !== "object" || arg instanceof CellError) return [number(arg)];
    if (arg instanceof Values) return arg.rows.flat().filter((value) => typeof value === "number");
    const numbers: number[] = [];
    const used = arg.sheet.usedArea(true, arg.area);
    for (let row = used?.row ?? 0; used && row <= lastRow(used); row++) {
      for (let column = used.column; column <= lastColumn(used); column++) {
        const value = this.read(arg.sheet, row, column);
        if (value instanceof CellError) throw new FormulaStop(value);
        if (typeof value === "number") numbers.push(value);
      }
    }
    return numbers;
  }

  /** How many numbers there are: in an area the numbers alone, as an argument logical values and texts of numbers too. */
  private countOf(arg: Result): number {
    if (typeof arg !== "object") return arg === undefined || Number.isNaN(Number(arg)) ? 0 : 1;
    if (arg instanceof CellError) return 0;
    if (arg instanceof Values) return arg.rows.flat().filter((value) => typeof value === "number").length;
    let count = 0;
    const used = arg.sheet.usedArea(true, arg.area);
    for (let row = used?.row ?? 0; used && row <= lastRow(used); row++) {
      for (let column = used.column; column <= lastColumn(used); column++) {
        if (typeof this.read(arg.sheet, row, column) === "number") count++;
      }
    }
    return count;
  }

  private single(result: Result): CellValue | undefined {
    if (typeof result !== "object" || result instanceof CellError) return result;
    if (result instanceof Values) throw new FormulaStop(CellError.value);
    if (result.area.rows > 1 || result.area.columns > 1) throw new FormulaStop(CellError.value);
    const one = cellArea(result.area.row, result.area.column);
    return this.read(result.sheet, one.row, one.column);
  }

  private isNext(...wanted: string[]): boolean {
    return wanted.includes(this.tokens[this.position] ?? "");
  }

  private take(...wanted: string[]): string | undefined {
    const token = this.tokens[this.position];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.position++;
    return token;
  }

  private expect(token: string): void {
    if (!this.take(token)) throw new FormulaStop(CellError.unknownName);
  }
}

/** The functions that are known, with how many arguments each takes. */
export const ARGUMENTS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  SUM: [1, 255],
  COUNT: [1, 255],
  MIN: [1, 255],
  MAX: [1, 255],
  AVERAGE: [1, 255],
  IF: [2, 3],
  MATCH: [2, 3],
  INDEX: [2, 4],
  HYPERLINK: [1, 2],
};

const FUNCTIONS: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  SUM: (numbers) => numbers.reduce((sum, value) => sum + value, 0),
  MIN: (numbers) => (numbers.length === 0 ? 0 : Math.min(...numbers)),
  MAX: (numbers) => (numbers.length === 0 ? 0 : Math.max(...numbers)),
  AVERAGE: (numbers) => {
    if (numbers.length === 0) throw new FormulaStop(CellError.div0);
    return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  },
};

function number(value: CellValue | undefined): number {
  if (value instanceof CellError) throw new FormulaStop(value);
  if (value === undefined) return 0;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") return value;
  const parsed = value.trim() === "" ? NaN : Number(value);
  if (Number.isNaN(parsed)) throw new FormulaStop(CellError.value);
  return parsed;
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new FormulaStop(CellError.num);
  return value;
}

function text(value: CellValue | undefined): string {
  if (value instanceof CellError) throw new FormulaStop(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value === undefined ? "" : String(value);
}

function truth(value: CellValue | undefined): boolean {
  if (typeof value === "string") throw new FormulaStop(CellError.value);
  return number(value) !== 0;
}

function compare(left: CellValue | undefined, right: CellValue | undefined, op: string): boolean {
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
