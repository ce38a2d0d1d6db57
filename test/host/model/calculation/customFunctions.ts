import {
  type Area,
  CellError,
  type CellValue,
  MAX_COLUMNS,
  MAX_ROWS,
  type SheetStore,
  cellArea,
  intersect,
} from "../../store";

/** Several values that a formula gives, row by row. */
export class Values {
  constructor(readonly rows: readonly (readonly CellValue[])[]) {}
}

/** An argument of such a function; one that is optional may be left out. */
export interface Parameter {
  readonly isRange: boolean;
  readonly type: string;
  readonly isOptional?: boolean;
}

/** A function that an add-in has registered. */
export interface CustomFunction {
  readonly parameters: readonly Parameter[];
  readonly run: (...given: unknown[]) => unknown;
}

/** A value as a function gets it: null for what is left out, and for a blank cell null or 0. */
export type Argument = CellValue | null | (CellValue | null)[][];

interface Call {
  /** Undefined while the function is at work. */
  answer: CellValue | Values | undefined;
  readonly invocation: { onCanceled?: () => void };
}

interface Spill {
  readonly sheet: SheetStore;
  readonly row: number;
  readonly column: number;
  readonly values: Values;
}

/** A cell with the formula that was in it. */
interface Place {
  readonly sheet: SheetStore;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** Values that a formula in a cell gives, by the cell. */
export type Spilling = readonly Spill[];

/**
 * The custom functions of add-ins, their calls that formulas need, and what these spill. A call with the same arguments is made once as
 * long as a formula needs it; Excel, too, calls a function that is not volatile only if an argument has changed.
 */
export class CustomFunctions {
  private readonly functions = new Map<string, CustomFunction>();
  private readonly later = new Map<string, () => Promise<Readonly<Record<string, CustomFunction>>>>();
  private readonly calls = new Map<string, Call>();
  private needed = new Set<string>();
  private spills: Spill[] = [];
  private blocked: Spill[] = [];
  private readonly inCircles: Place[] = [];

  /**
   * @param isSupported whether this Excel has custom functions
   * @param answered called when a function has given its result
   * @param blank what a function gets for a blank cell
   */
  constructor(
    private readonly isSupported: () => boolean,
    private readonly answered: () => void,
    readonly blank: () => null | 0,
  ) {}

  /** Functions of a namespace that come when a formula first names one of them; until then it shows #NAME?. */
  registerLater(namespace: string, load: () => Promise<Readonly<Record<string, CustomFunction>>>): void {
    this.later.set(namespace.toUpperCase(), load);
  }

  /** The function of a name in capitals; undefined if there is none, so that the cell shows #NAME?. */
  find(name: string): CustomFunction | undefined {
    if (!this.isSupported()) return undefined;
    const namespace = name.slice(0, Math.max(0, name.indexOf(".")));
    const load = this.later.get(namespace);
    if (load !== undefined) {
      this.later.delete(namespace);
      void load().then((found) => {
        for (const [id, definition] of Object.entries(found)) {
          this.functions.set(`${namespace}.${id}`.toUpperCase(), definition);
        }
        this.answered();
      });
    }
    return this.functions.get(name);
  }

  /** What the function gives; #BUSY! until it has answered. */
  call(name: string, given: readonly Argument[]): CellValue | Values {
    const key = `${name} ${JSON.stringify(given, (_, value: unknown) => (value instanceof CellError ? { error: value.text } : value))}`;
    this.needed.add(key);
    let call = this.calls.get(key);
    if (call === undefined) {
      const begun: Call = { answer: undefined, invocation: {} };
      call = begun;
      this.calls.set(key, call);
      const { run } = this.functions.get(name)!;
      void Promise.resolve()
        .then(() => run(...given, begun.invocation))
        .then(valueOf, errorOf)
        .then((answer) => {
          if (this.calls.get(key) !== begun) return; // cancelled
          begun.answer = answer;
          this.answered();
        });
    }
    return call.answer ?? CellError.busy;
  }

  /** To be called when all formulas have been calculated: cancels the calls that none of them needs any more. */
  forgetOthers(): void {
    for (const [key, { answer, invocation }] of this.calls) {
      if (this.needed.has(key)) continue;
      this.calls.delete(key);
      if (answer === undefined) invocation.onCanceled?.();
    }
    this.needed = new Set();
  }

  /** The calls that formulas need, and what they fill. The function that it gives brings it back; calls under way go on. */
  fork(): () => void {
    const { spills, blocked } = this;
    const [calls, needed, inCircles] = [[...this.calls], [...this.needed], [...this.inCircles]];
    return () => {
      Object.assign(this, { spills, blocked, needed: new Set(needed) });
      this.calls.clear();
      for (const [key, call] of calls) this.calls.set(key, call);
      this.inCircles.splice(0, Infinity, ...inCircles);
    };
  }

  /** The cells that the formula in a cell fills: A1#. */
  spillFrom(sheet: SheetStore, row: number, column: number): Area | undefined {
    const spill = this.spills.find((each) => each.sheet === sheet && each.row === row && each.column === column);
    return spill && areaOf(spill);
  }

  /** The cell whose formula fills this one; undefined for its own cell. */
  filledBy(
    sheet: SheetStore,
    row: number,
    column: number,
  ): { readonly row: number; readonly column: number } | undefined {
    return this.spills.find((each) => {
      const { rows } = each.values;
      const [down, right] = [row - each.row, column - each.column];
      const isIn = down >= 0 && right >= 0 && down < rows.length && right < rows[0]!.length;
      return each.sheet === sheet && isIn && (down > 0 || right > 0);
    });
  }

  /** Keeps that a formula depends on what it fills: without that it would fill it again. It counts until the formula is another one. */
  circular(sheet: SheetStore, row: number, column: number, formula: string): void {
    if (!this.isCircular(sheet, row, column, formula)) this.inCircles.push({ sheet, row, column, formula });
  }

  isCircular(sheet: SheetStore, row: number, column: number, formula: string): boolean {
    return this.inCircles.some(
      (each) => each.sheet === sheet && each.row === row && each.column === column && each.formula === formula,
    );
  }

  isBlocked(sheet: SheetStore, row: number, column: number): boolean {
    return this.blocked.some((each) => each.sheet === sheet && each.row === row && each.column === column);
  }

  /**
   * Fills the cells beside formulas that give several values, and empties those that earlier ones filled. A formula without room fills
   * none. Whether anything has changed that other formulas may depend on.
   */
  spill(wanted: Spilling): boolean {
    const stay = this.spills.filter((spill) => wanted.some((each) => isSame(each, spill)) && isWhole(spill));
    const gone = this.spills.filter((spill) => !stay.includes(spill));
    for (const spill of gone) {
      forEachBeside(spill, (row, column, value) => {
        const { sheet } = spill;
        if (sheet.formula(row, column) === undefined && sheet.value(row, column) === value) {
          sheet.setCell(row, column, undefined);
        }
      });
    }
    const blocked: Spill[] = [];
    const added: Spill[] = [];
    for (const spill of wanted) {
      if (stay.some((each) => isSame(each, spill))) continue;
      if (!hasRoom(spill)) {
        blocked.push(spill);
        continue;
      }
      forEachBeside(spill, (row, column, value) => spill.sheet.setCell(row, column, value));
      added.push(spill);
    }
    const isOther =
      blocked.length !== this.blocked.length || blocked.some((one) => !this.blocked.some((each) => isSame(one, each)));
    this.spills = [...stay, ...added];
    this.blocked = blocked;
    return gone.length > 0 || added.length > 0 || isOther;
  }
}

const isSame = (one: Spill, other: Spill): boolean =>
  one.sheet === other.sheet &&
  one.row === other.row &&
  one.column === other.column &&
  (one.values === other.values || JSON.stringify(one.values) === JSON.stringify(other.values));

const areaOf = ({ row, column, values: { rows } }: Spill): Area => ({
  row,
  column,
  rows: rows.length,
  columns: rows[0]!.length,
});

/** Visits the cells that a formula fills, but not its own. */
function forEachBeside(spill: Spill, visit: (row: number, column: number, value: CellValue) => void): void {
  spill.values.rows.forEach((line, i) =>
    line.forEach((value, j) => {
      if (i > 0 || j > 0) visit(spill.row + i, spill.column + j, value);
    }),
  );
}

/** Whether all its cells hold what the formula filled in. */
function isWhole(spill: Spill): boolean {
  let is = true;
  forEachBeside(spill, (row, column, value) => {
    if (spill.sheet.formula(row, column) !== undefined || spill.sheet.value(row, column) !== value) is = false;
  });
  return is;
}

/** Within the sheet, and without contents, merged cells or tables in the way (Microsoft Support, "How to correct a #SPILL! error"). */
function hasRoom(spill: Spill): boolean {
  const { sheet } = spill;
  const area = areaOf(spill);
  if (area.row + area.rows > MAX_ROWS || area.column + area.columns > MAX_COLUMNS) return false;
  if (sheet.merges.some((merge) => intersect(merge, area))) return false;
  if (sheet.tables.some((table) => intersect(table.area, area))) return false;
  let isFree = true;
  forEachBeside(spill, (row, column) => {
    if (sheet.formula(row, column) !== undefined || sheet.value(row, column) !== undefined) isFree = false;
  });
  return isFree && intersect(area, cellArea(spill.row, spill.column)) !== undefined;
}

/** What a function gives, as cells hold it: null becomes 0 (#1503), rows of unequal length are an error. */
function valueOf(given: unknown): CellValue | Values {
  if (!Array.isArray(given)) return cellOf(given);
  const rows = given.map((line: unknown) => (Array.isArray(line) ? line.map(cellOf) : [cellOf(line)]));
  const width = rows[0]?.length ?? 0;
  if (width === 0 || rows.some(({ length }) => length !== width)) return CellError.value;
  return rows.length === 1 && width === 1 ? rows[0]![0]! : new Values(rows);
}

function cellOf(value: unknown): CellValue {
  if (value === null || value === undefined) return 0;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : CellError.num;
  return errorOf(value);
}

/** The code of a CustomFunctions.Error; #VALUE! for everything else that is thrown. */
function errorOf(thrown: unknown): CellError {
  const code = typeof thrown === "object" && thrown !== null && "code" in thrown ? String(thrown.code) : "";
  return CellError.parse(code) ?? CellError.value;
}
