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
import { compare, finite, heldText, number, text } from "./coercion";
import { type Argument, type CustomFunctions, type Parameter, Values } from "./customFunctions";
import { type FormulaNode, treeOf } from "./formulaTree";
import { knownFunctions } from "./knownFunctions";
import { type Given, type ReadCell, type Result, FormulaStop, isCells } from "./results";

/** The custom functions, and whether everything that a formula refers to has been calculated, so that they can be called. */
interface Calls {
  readonly custom: CustomFunctions;
  readonly isReady: () => boolean;
}

/**
 * Calculates one formula by its parts and the functions that are known. Anything else gives #NAME?, as Excel shows for what it does not
 * know. Where one value is wanted, several cells are #VALUE!: that they spill or are calculated one by one is not modelled.
 */
export class FormulaReader {
  /** @param names the names on the way to this formula, in lower case */
  private constructor(
    private readonly sheet: SheetStore,
    private readonly read: ReadCell,
    private readonly names: readonly string[],
    private readonly calls: Calls | undefined,
  ) {}

  /** The formula's value; an error that arises on the way is its value. */
  static value(formula: string, sheet: SheetStore, read: ReadCell): CellValue {
    const result = FormulaReader.values(formula, sheet, read);
    return result instanceof Values ? CellError.value : result;
  }

  /** The same, also several values where the whole formula is a call of a custom function that gives them. */
  static values(formula: string, sheet: SheetStore, read: ReadCell, calls?: Calls): CellValue | Values {
    const tree = treeOf(formula);
    if (tree === undefined) return CellError.unknownName;
    try {
      const reader = new FormulaReader(sheet, read, [], calls);
      const found = reader.result(tree);
      return found instanceof Values ? found : (reader.single(found) ?? 0);
    } catch (error) {
      if (error instanceof FormulaStop) return error.shown;
      throw error;
    }
  }

  private result(node: FormulaNode): Result {
    switch (node.kind) {
      case "value":
        if (node.value instanceof CellError) throw new FormulaStop(node.value);
        return node.value;
      case "reference":
        return this.reference(node.written, node.area);
      case "negative":
        return -number(this.value(node.of));
      case "percent":
        return number(this.value(node.of)) / 100;
      case "operator":
        return operate(node.op, this.value(node.left), this.value(node.right));
      case "call":
        return this.call(node.name, node.args);
    }
  }

  private value(node: FormulaNode): CellValue | undefined {
    return this.single(this.result(node));
  }

  private reference(token: string, area: Area | undefined): Result {
    if (token.endsWith("#")) return this.filledFrom(token.slice(0, -1));
    const mark = token.lastIndexOf("!");
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
    const area = cell && this.calls?.custom.spillFrom(this.sheet, cell.row, cell.column);
    if (area === undefined) throw new FormulaStop(CellError.ref);
    return { sheet: this.sheet, area };
  }

  private named(name: string): Result {
    const workbook = this.sheet.workbook;
    const entry = workbook.name(name, this.sheet) ?? workbook.name(name, undefined);
    const key = name.toLowerCase();
    const tree = entry && !this.names.includes(key) ? treeOf(entry.formula) : undefined;
    if (tree === undefined) throw new FormulaStop(CellError.unknownName);
    return new FormulaReader(this.sheet, this.read, [...this.names, key], this.calls).result(tree);
  }

  private call(name: string, args: readonly (FormulaNode | undefined)[]): Result {
    const custom = this.calls?.custom.find(name);
    if (custom !== undefined) return this.callCustom(name, custom.parameters, args);
    const known = knownFunctions.get(name);
    if (known === undefined) throw new FormulaStop(CellError.unknownName);
    if (args.length < known.least || args.length > known.most) throw new FormulaStop(CellError.value);
    const result = (index: number) => (args[index] === undefined ? undefined : this.result(args[index]));
    const given: Given = {
      count: args.length,
      read: this.read,
      result,
      value: (index) => this.single(result(index)),
    };
    return known.of(given);
  }

  /**
   * Not called with an error among its arguments, as Excel calls no custom function then, and with too few or too many arguments not
   * either: the cell shows #VALUE! (OfficeDev/office-js#710).
   */
  private callCustom(
    name: string,
    parameters: readonly Parameter[],
    args: readonly (FormulaNode | undefined)[],
  ): Result {
    const least = parameters.filter(({ isOptional }) => isOptional !== true).length;
    if (args.length < least || args.length > parameters.length) throw new FormulaStop(CellError.value);
    const given = parameters.map(({ isRange, type }, i): Argument => {
      const node = args[i];
      if (node === undefined) return null;
      const arg = this.result(node);
      if (isRange) return this.matrixOf(arg);
      const value = this.single(arg);
      if (value instanceof CellError) throw new FormulaStop(value);
      if (value === undefined) return this.calls!.custom.blank();
      return type === "number" ? number(value) : type === "string" ? text(value) : value;
    });
    // What was read so far is not true yet: the formula is calculated again.
    if (!this.calls!.isReady()) throw new FormulaStop(CellError.busy);
    const answer = this.calls!.custom.call(name, given);
    if (answer instanceof CellError) throw new FormulaStop(answer);
    return answer;
  }

  private matrixOf(arg: Result): (CellValue | null)[][] {
    const rows: (CellValue | null)[][] = [];
    if (arg instanceof Values) rows.push(...arg.rows.map((row) => [...row]));
    else if (!isCells(arg)) rows.push([arg ?? this.calls!.custom.blank()]);
    else {
      for (let row = arg.area.row; row <= lastRow(arg.area); row++) {
        const line: (CellValue | null)[] = [];
        for (let column = arg.area.column; column <= lastColumn(arg.area); column++) {
          line.push(this.read(arg.sheet, row, column) ?? this.calls!.custom.blank());
        }
        rows.push(line);
      }
    }
    for (const value of rows.flat()) if (value instanceof CellError) throw new FormulaStop(value);
    return rows;
  }

  private single(result: Result): CellValue | undefined {
    if (result instanceof Values) throw new FormulaStop(CellError.value);
    if (!isCells(result)) return result;
    if (result.area.rows > 1 || result.area.columns > 1) throw new FormulaStop(CellError.value);
    const one = cellArea(result.area.row, result.area.column);
    return this.read(result.sheet, one.row, one.column);
  }
}

function operate(op: string, left: CellValue | undefined, right: CellValue | undefined): CellValue {
  if (op === "&") return heldText(text(left) + text(right));
  if (/^[<=>]/.test(op)) return compare(left, right, op);
  const [a, b] = [number(left), number(right)];
  if (op === "/" && b === 0) throw new FormulaStop(CellError.div0);
  if (op === "^" && a === 0 && b === 0) throw new FormulaStop(CellError.num);
  return finite(op === "+" ? a + b : op === "-" ? a - b : op === "*" ? a * b : op === "/" ? a / b : a ** b);
}
