import { type Area, ConditionalColors, type Line, type SheetStore, cellArea, lastColumn, lastRow } from "../../store";
import { readGrid } from "./cellValues";
import { apiNotFound, generalException, invalidArgument } from "../base/errors";
import { type ModelObject, apiSetOf } from "../base/modelObject";
import { checkFormatCells } from "../base/permissions";
import { type BorderIndex, changeLines } from "../format/edges";
import { LINE_CHECKS, changedLine } from "../format/lines";
import { targetOf } from "../base/resolve";
import { Range } from "./range";
import type { RangeFormat } from "../format/rangeFormat";
import type { Session } from "../base/session";

/** Above this many cells Excel on the web answers setCellProperties with an internal error. */
const WRITE_LIMIT = 80_000;

type Part = Readonly<Record<string, unknown>>;

/** Names of the borders of one cell (`horizontal` and `vertical` are the inner ones, of which a single cell has none). */
const SIDES: Readonly<Record<string, BorderIndex>> = {
  top: "EdgeTop",
  bottom: "EdgeBottom",
  left: "EdgeLeft",
  right: "EdgeRight",
  diagonalDown: "DiagonalDown",
  diagonalUp: "DiagonalUp",
  horizontal: "InsideHorizontal",
  vertical: "InsideVertical",
};

/** Those of a format itself. */
const FORMAT = [
  "autoIndent",
  "horizontalAlignment",
  "indentLevel",
  "readingOrder",
  "shrinkToFit",
  "textOrientation",
  "verticalAlignment",
  "wrapText",
];

/** rows x columns of objects with what the options ask for. @throws InvalidArgument for options that Excel does not know */
export function readCellProperties(session: Session, sheet: SheetStore, area: Area, options: unknown): unknown {
  const wanted = part(options);
  const read = (cell: Area) => readOne(new Range(session, sheet, cell), wanted, []);
  return readGrid(area, (row, column) => read(cellArea(row, column)));
}

/** {@link readCellProperties} with the colours of colour scales in place of those of fills. */
export function readDisplayedCellProperties(
  session: Session,
  sheet: SheetStore,
  area: Area,
  options: unknown,
): unknown {
  const cells = readCellProperties(session, sheet, area, options) as { format?: { fill?: { color?: string } } }[][];
  const scales = new ConditionalColors(sheet);
  return cells.map((row, r) =>
    row.map((cell, c) => {
      const color = scales.colorAt(area.row + r, area.column + c);
      const { format } = cell;
      if (color === undefined || format?.fill?.color === undefined) return cell;
      return { ...cell, format: { ...format, fill: { ...format.fill, color } } };
    }),
  );
}

/** One object per row or column of the area. */
export function readLineProperties(
  session: Session,
  sheet: SheetStore,
  area: Area,
  line: "row" | "column",
  options: unknown,
): unknown[] {
  const wanted = part(options);
  return linesIn(area, line).map((one) => {
    const own = line === "row" ? ["rowIndex", "rowHidden"] : ["columnIndex", "columnHidden"];
    const members = [...own, line === "row" ? "rowHeight" : "columnWidth"];
    return readOne(new Range(session, sheet, one), wanted, members);
  });
}

function readOne(range: Range, wanted: Part, lineMembers: readonly string[]): Part {
  const result: Record<string, unknown> = {};
  for (const [name, asked] of Object.entries(wanted)) {
    if (asked === undefined || asked === false) continue;
    if (name === "format") result[name] = readFormat(range.format, part(asked), lineMembers);
    else if (["address", "hidden", "style", ...lineMembers].includes(name)) result[name] = member(range, name);
    else throw invalidArgument();
  }
  return result;
}

function readFormat(format: RangeFormat, wanted: Part, lineMembers: readonly string[]): Part {
  const result: Record<string, unknown> = {};
  for (const [name, asked] of Object.entries(wanted)) {
    if (asked === undefined || asked === false) continue;
    if (name === "borders") result[name] = readBorders(format, part(asked));
    else if (name === "fill") result[name] = pick(format.fill, part(asked));
    else if (name === "font") result[name] = pick(format.font, part(asked));
    else if (name === "protection") result[name] = pick(format.protection, { formulaHidden: true, locked: true });
    else if (FORMAT.includes(name) || lineMembers.includes(name)) result[name] = member(format, name);
    else throw invalidArgument();
  }
  return result;
}

function readBorders(format: RangeFormat, wanted: Part): Part {
  const sides: Record<string, unknown> = {};
  for (const [side, index] of Object.entries(SIDES)) {
    sides[side] = pick(format.borders.getItem(index), wanted);
  }
  return sides;
}

function pick(from: ModelObject, wanted: Part): Part {
  const result: Record<string, unknown> = {};
  for (const [name, asked] of Object.entries(wanted)) {
    checkProperty(from, name);
    if (asked) result[name] = member(from, name);
  }
  return result;
}

function member(from: object, name: string): unknown {
  return (from as Record<string, unknown>)[name];
}

/**
 * Writes an array of rows x columns of objects; what an object does not name stays. @throws InvalidArgument for an array of another
 * shape or members that Excel does not know, GeneralException for more than 80,000 cells
 */
export function writeCellProperties(session: Session, sheet: SheetStore, area: Area, properties: unknown): void {
  const rows = properties as unknown[][];
  const fits =
    Array.isArray(rows) &&
    rows.length === area.rows &&
    rows.every((row) => Array.isArray(row) && row.length === area.columns);
  if (!fits) throw invalidArgument();
  if (area.rows * area.columns > WRITE_LIMIT) throw generalException();
  checkFormatCells(targetOf(sheet, area));
  rows.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell === null || cell === undefined) return;
      writeOne(session, sheet, cellArea(area.row + r, area.column + c), part(cell));
    }),
  );
}

function writeOne(session: Session, sheet: SheetStore, area: Area, properties: Part): void {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name === "format") writeFormat(session, sheet, area, part(value));
    else if (name === "style") assign(new Range(session, sheet, area), name, value);
    else throw invalidArgument();
  }
}

function writeFormat(session: Session, sheet: SheetStore, area: Area, properties: Part): void {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name === "borders") {
      writeBorders(session, sheet, area, part(value));
      continue;
    }
    const format = new Range(session, sheet, area).format;
    if (name === "fill") assignAll(format.fill, part(value));
    else if (name === "font") assignAll(format.font, part(value));
    else if (name === "protection") assignAll(format.protection, part(value));
    else if (FORMAT.includes(name)) assign(format, name, value);
    else throw invalidArgument();
  }
}

function writeBorders(session: Session, sheet: SheetStore, area: Area, borders: Part): void {
  for (const [side, value] of Object.entries(borders)) {
    const index = SIDES[side];
    if (!index) throw invalidArgument();
    if (value === undefined || value === null) continue;
    const line = Object.fromEntries(
      Object.entries(part(value)).flatMap(([name, given]) => {
        if (!isLineProperty(name)) throw invalidArgument();
        return given === undefined ? [] : [[name, LINE_CHECKS[name](given)]];
      }),
    ) as Partial<Line>;
    if (line.style === "None" && session.switches.keepsRemovedBorders) continue;
    changeLines(session.switches.edgesHeldBy, sheet, area, index, (old) => changedLine(old, line));
  }
}

const isLineProperty = (name: string): name is keyof typeof LINE_CHECKS => Object.hasOwn(LINE_CHECKS, name);

function assignAll(to: ModelObject, values: Part): void {
  for (const [name, value] of Object.entries(values)) {
    checkProperty(to, name);
    if (value !== undefined && value !== null) assign(to, name, value);
  }
}

/** @throws InvalidArgument for a name that is no property of the object in Excel */
function checkProperty({ className }: ModelObject, name: string): void {
  if (apiSetOf(className, name) === undefined) throw invalidArgument();
}

function assign(to: object, name: string, value: unknown): void {
  if (!Reflect.set(to, name, value)) throw apiNotFound();
}

function part(value: unknown): Part {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidArgument();
  return value as Part;
}

function linesIn(area: Area, line: "row" | "column"): Area[] {
  const last = line === "row" ? lastRow(area) : lastColumn(area);
  const first = line === "row" ? area.row : area.column;
  return Array.from({ length: last - first + 1 }, (_line, i) =>
    line === "row" ? { ...area, row: first + i, rows: 1 } : { ...area, column: first + i, columns: 1 },
  );
}
