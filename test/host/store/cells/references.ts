import {
  type Area,
  MAX_COLUMNS,
  MAX_ROWS,
  areaBetween,
  isEntireColumn,
  isEntireRow,
  lastColumn,
  lastRow,
} from "./area";
import { columnLetters, parseArea, quotedSheetName } from "./address";

/** A reference in a formula. `sheet` undefined: the sheet of the formula itself. */
export interface Reference {
  readonly sheet: string | undefined;
  readonly area: Area;
}

const STRING = String.raw`"(?:[^"]|"")*"`;
const SHEET = String.raw`(?:('(?:[^']|'')+'|[\p{L}_][\p{L}\d_.]*)!)?`;
const ADDRESS = String.raw`(\$?[A-Za-z]{1,3}\$?\d{1,7}(?::\$?[A-Za-z]{1,3}\$?\d{1,7})?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d{1,7}:\$?\d{1,7})`;
const TOKEN = new RegExp(`${STRING}|(?<![\\p{L}\\d_.$])${SHEET}${ADDRESS}(?![\\p{L}\\d_.(!])`, "gu");

/** Which coordinates of an address have a dollar sign, those of its first corner and those of its last. */
export interface Dollars {
  readonly rows: readonly [boolean, boolean];
  readonly columns: readonly [boolean, boolean];
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * Rewrites every A1 reference of a formula outside quoted text. `rewrite` gives the new reference, "#REF!", or undefined to
 * leave it as it is. Dollar signs stay where they were.
 */
export function rewriteReferences(
  formula: string,
  rewrite: (reference: Reference) => Reference | "#REF!" | undefined,
): string {
  return replaceReferences(formula, (reference, dollars) => {
    const next = rewrite(reference);
    return next === undefined || next === "#REF!" ? next : { ...next, dollars };
  });
}

/**
 * The formula after being copied from one cell to another: coordinates without a dollar sign move along, what leaves the
 * sheet becomes #REF!. In a transposed copy, a reference without dollar signs swaps its distances in rows and columns.
 */
export function copiedFormula(formula: string, from: Place, to: Place, transposed: boolean): string {
  return replaceReferences(formula, ({ sheet, area }, { rows, columns }) => {
    const corners = [0, 1].map((corner) => {
      const row = corner === 0 ? area.row : lastRow(area);
      const column = corner === 0 ? area.column : lastColumn(area);
      const [rowFixed, columnFixed] = [rows[corner]! || isEntireColumn(area), columns[corner]! || isEntireRow(area)];
      if (transposed && !rowFixed && !columnFixed)
        return { row: to.row + column - from.column, column: to.column + row - from.row };
      return {
        row: rowFixed ? row : row + to.row - from.row,
        column: columnFixed ? column : column + to.column - from.column,
      };
    });
    const [a, b] = corners as [Place, Place];
    const [top, left] = [Math.min(a.row, b.row), Math.min(a.column, b.column)];
    const moved = areaBetween(top, left, Math.max(a.row, b.row), Math.max(a.column, b.column));
    if (top < 0 || left < 0 || lastRow(moved) >= MAX_ROWS || lastColumn(moved) >= MAX_COLUMNS) return "#REF!";
    const dollars = { rows: inOrder(rows, a.row <= b.row), columns: inOrder(columns, a.column <= b.column) };
    return { sheet, area: moved, dollars };
  });
}

function inOrder(pair: readonly [boolean, boolean], kept: boolean): readonly [boolean, boolean] {
  return kept ? pair : [pair[1], pair[0]];
}

function replaceReferences(
  formula: string,
  next: (reference: Reference, dollars: Dollars) => (Reference & { dollars: Dollars }) | "#REF!" | undefined,
): string {
  return writeReferences(formula, (reference, dollars) => {
    const changed = next(reference, dollars);
    if (changed === undefined || changed === "#REF!") return changed;
    const written = writtenWith(changed.area, changed.dollars);
    return changed.sheet === undefined ? written : `${quotedSheetName(changed.sheet)}!${written}`;
  });
}

/** Replaces A1 references outside quoted text; undefined leaves one as it is. */
export function writeReferences(
  formula: string,
  write: (reference: Reference, dollars: Dollars) => string | undefined,
): string {
  return formula.replace(TOKEN, (text: string, sheet: string | undefined, address: string | undefined) => {
    const area = address === undefined ? undefined : parseArea(address);
    if (!area || address === undefined) return text;
    const name = sheet?.startsWith("'") ? sheet.slice(1, -1).replaceAll("''", "'") : sheet;
    return write({ sheet: name, area }, dollarsOf(address)) ?? text;
  });
}

function dollarsOf(address: string): Dollars {
  const corners = address.split(":").map((corner) => /^(\$?)[A-Za-z]+(\$?)\d|^(\$?)[A-Za-z]*\d*$/.exec(corner)!);
  const flags = corners.map(([, column, row, alone]) => ({
    row: (row ?? alone) === "$",
    column: (column ?? alone) === "$",
  }));
  const [first, last = first] = flags as [(typeof flags)[0], (typeof flags)[0]?];
  return { rows: [first.row, last.row], columns: [first.column, last.column] };
}

/** "$B$2:I6" */
export function writtenWith(area: Area, { rows, columns }: Dollars): string {
  const row = (corner: 0 | 1): string => `${rows[corner] ? "$" : ""}${corner === 0 ? area.row + 1 : lastRow(area) + 1}`;
  const column = (corner: 0 | 1): string =>
    `${columns[corner] ? "$" : ""}${columnLetters(corner === 0 ? area.column : lastColumn(area))}`;
  if (isEntireColumn(area)) return `${column(0)}:${column(1)}`;
  if (isEntireRow(area)) return `${row(0)}:${row(1)}`;
  const first = `${column(0)}${row(0)}`;
  return area.rows === 1 && area.columns === 1 ? first : `${first}:${column(1)}${row(1)}`;
}
