/** The two cells that hold the numbers of columns and rows. */
import { message } from "../message";
import type { Grid } from "../maze/model";
import { CELL_LIMIT } from "./looks";
import {
  type Area,
  type Reference,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  boundsOf,
  cellsOf,
  intersection,
  without,
} from "./addresses";
import { type ExcelSession, Refusal, rangeAt, requestOf, sheetAt } from "./excel";
import type { ReadName } from "./names";
import { type Difference, betweenOn } from "./changes";
import { type SheetOfFacts, factBetween, hasFact, saveFact } from "./fact";
import { facts } from "./facts";

export const ORIGIN = { row: 1, column: 1 } as const;

/** Columns in BC12 and rows in BC14, as in the Excel-VBA workbook; each with its label in the cell above. */
const SIZE_COLUMN = 54;
const COLUMNS_ROW = 11;
const ROWS_ROW = 13;
export const STANDARD_PLACE = boundsOf([standardCell("columns"), standardCell("rows")]);
const STANDARD_WITH_LABELS = "BC11:BC14";
/** Blocks up to this size are read whole. */
const MOST_READ = 100;

const dimensions = ["columns", "rows"] as const;
type Dimension = (typeof dimensions)[number];
export type SizeLabels = Readonly<Record<Dimension, string>>;

interface SizeCell {
  readonly place: Reference;
  readonly value: unknown;
}

/** The two cells, each as it was found; undefined if it is missing. */
export type SizeCells = Readonly<Record<Dimension, SizeCell | undefined>>;

interface SheetWithSizes {
  readonly name: string;
  readonly sizeCells: SizeCells;
}

/** The cells that are made in `column` for those that are missing, as {@link loadSizeCells} would find them, and those that are there. */
export function madeSizeCells(sheet: string, size: Grid, column: number, found?: SizeCells): SizeCells {
  const made = (dimension: Dimension): SizeCell => ({
    place: { sheet, area: { ...standardCell(dimension), column } },
    value: size[dimension],
  });
  return { columns: found?.columns ?? made("columns"), rows: found?.rows ?? made("rows") };
}

/**
 * Queues the reading of the cells that were the size cells at the last look, or of BC12 and BC14. It does not go through a name, because
 * a missing or broken name gives a null object, and reading on from that may be an error.
 *
 * Gives what finds the size cells: by name, or else in BC12 and BC14 if they hold numbers. No request if they are among the cells that
 * were read, otherwise one. `name` is the sheet's, and `list` its names; `sheets` are the workbook's.
 */
export function loadSizeCells(sheet: Excel.Worksheet) {
  const likely = requestOf(sheet).host.sizeCells ?? STANDARD_PLACE;
  const cells = rangeAt(sheet, likely).load("values");
  return async (
    session: ExcelSession,
    name: string,
    sheets: readonly { readonly name: string }[],
    list: readonly ReadName[],
  ): Promise<SizeCells> => {
    const places = dimensions.map((dimension): Reference | undefined => {
      if (!hasFact(list, facts[dimension])) return { sheet: name, area: standardCell(dimension) };
      const place = facts[dimension].read(list);
      const isThere = place !== undefined && sheets.some((each) => each.name === place.sheet);
      return isThere && cellsOf(place.area) === 1 ? place : undefined;
    });
    const known = places.filter((place) => place !== undefined);
    const isRead = ({ sheet: there, area }: Reference) => there === name && without(area, likely).length === 0;
    const read = known.every(isRead)
      ? undefined
      : await session.request((context) =>
          places.map((place) => place && rangeAt(sheetAt(context, place.sheet), place.area).load("values")),
        );
    if (known.length === dimensions.length && known.every((place) => place.sheet === name)) {
      const around = boundsOf(known.map(({ area }) => area));
      if (cellsOf(around) <= MOST_READ) session.host.sizeCells = around;
    }
    const [columns, rows] = dimensions.map((dimension, i): SizeCell | undefined => {
      const place = places[i];
      if (place === undefined) return undefined;
      const { row, column } = place.area;
      const value: unknown =
        read === undefined ? cells.values[row - likely.row]![column - likely.column] : read[i]!.values[0]![0];
      return typeof value === "number" || hasFact(list, facts[dimension]) ? { place, value } : undefined;
    });
    return { columns, rows };
  };
}

/** Throws {@link Refusal} for anything but whole numbers for which the sheet has room, and for more than {@link CELL_LIMIT} cells. */
export function sizeIn(sheet: SheetWithSizes): Grid {
  const size = { columns: numberIn(sheet, "columns"), rows: numberIn(sheet, "rows") };
  const count = size.columns * size.rows;
  if (count > CELL_LIMIT) {
    throw new Refusal(message("size-too-large", { ...size, count, most: CELL_LIMIT }));
  }
  return size;
}

export function numberIn({ name, sizeCells }: SheetWithSizes, dimension: Dimension): number {
  const { place, value } = foundCell(sizeCells, dimension, name);
  const most = dimension === "columns" ? SHEET_COLUMNS - ORIGIN.column : SHEET_ROWS - ORIGIN.row;
  if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most) return value;
  const held = typeof value === "boolean" ? String(value).toUpperCase() : (value as string | number);
  const where = { cell: addressOf(place.area), dimension, sheet: place.sheet };
  const kind = value === "" ? "nothing" : "value";
  throw new Refusal(message("size-wrong", { ...where, kind, value: held, most }));
}

function foundCell(cells: SizeCells, dimension: Dimension, sheet: string): SizeCell {
  const cell = cells[dimension];
  if (cell === undefined) throw new Refusal(message("no-size-cell", { sheet, dimension }));
  return cell;
}

export function makeSizeCells(sheet: Excel.Worksheet, size: Grid, labels: SizeLabels, column: number): void {
  // The names first: if the request is interrupted, they show that the sheet is Lavirint's.
  for (const dimension of dimensions) {
    saveFact(sheet, [], facts[dimension], { ...standardCell(dimension), column });
    paintSizeCell(sheet, dimension, column, labels, size);
  }
  saveFact(sheet, [], facts.sizeLabels, labels);
}

export function hasSizeCells({ columns, rows }: SizeCells): boolean {
  return columns !== undefined && rows !== undefined;
}

export function sizeNamesBetween(sheet: SheetOfFacts & SheetWithSizes): Difference[] {
  return dimensions.flatMap((dimension) => {
    const cell = sheet.sizeCells[dimension];
    if (cell === undefined || hasFact(sheet.names, facts[dimension])) return [];
    return [factBetween(sheet, facts[dimension], cell.place.area)];
  });
}

/** Adds the missing size cells; the other one stays as it is. Their place was empty before. */
export function sizeCellsBetween(
  sheet: SheetOfFacts & SheetWithSizes,
  labels: SizeLabels,
  size: Grid,
  column: number,
): Difference[] {
  const missing = dimensions.filter((dimension) => sheet.sizeCells[dimension] === undefined);
  const written = Object.fromEntries(missing.map((dimension) => [dimension, labels[dimension]]));
  return [
    // The names first: if the request is interrupted, they show that the sheet is Lavirint's.
    ...missing.map((dimension) => factBetween(sheet, facts[dimension], { ...standardCell(dimension), column })),
    factBetween(sheet, facts.sizeLabels, { ...facts.sizeLabels.read(sheet.names), ...written }),
    betweenOn<Grid | undefined>(sheet.id, undefined, size, (on, _, to) =>
      missing.forEach((dimension) => paintSizeCell(on, dimension, column, labels, to)),
    ),
  ];
}

/** Throws {@link Refusal} if one of the cells is missing. */
export function sizesBetween({ name, sizeCells }: SheetWithSizes, size: Grid): Difference[] {
  return dimensions.flatMap((dimension) => {
    const { place, value } = foundCell(sizeCells, dimension, name);
    const wanted = size[dimension];
    if (value === wanted) return [];
    return [betweenOn(place.sheet, value, wanted, (on, _, to) => (rangeAt(on, place.area).values = [[to]]))];
  });
}

export function sheetsOfSizes<Sheet extends { readonly name: string }>(cells: SizeCells, sheets: readonly Sheet[]) {
  return sheets.filter(({ name }) => placesOf(cells).some(({ sheet }) => sheet === name));
}

function paintSizeCell(
  sheet: Excel.Worksheet,
  dimension: Dimension,
  column: number,
  labels: SizeLabels,
  size: Grid | undefined,
): void {
  const cell = { ...standardCell(dimension), column };
  const made = rangeAt(sheet, { ...cell, row: cell.row - 1, rows: 2 });
  if (size === undefined) {
    made.clear("Contents");
    made.clear("Formats");
    return;
  }
  requestOf(sheet).host.sizeCells = { ...STANDARD_PLACE, column };
  made.values = [[labels[dimension]], [size[dimension]]];
  const { format } = rangeAt(sheet, { ...cell, row: cell.row - 1 });
  format.font.bold = true;
  format.shrinkToFit = true; // a column is as wide as it is
}

/** Queues the question whether the standard place of each missing size cell is empty, except for a label that Lavirint wrote. */
export function loadStandardPlace(sheet: Excel.Worksheet) {
  const standard = sheet.getRange(STANDARD_WITH_LABELS).untrack().load("formulas");
  return ({ sizeCells, names }: SheetOfFacts & SheetWithSizes): boolean => {
    const written = facts.sizeLabels.read(names);
    return dimensions.every((dimension) => {
      if (sizeCells[dimension] !== undefined) return true;
      const row = standardCell(dimension).row - COLUMNS_ROW;
      const [label, content] = (standard.formulas as unknown[][]).slice(row, row + 2).flat();
      return content === "" && (label === "" || label === written?.[dimension]);
    });
  };
}

/** Column of the size cells beside a grid of `columns`: BC, or further right with one column free, or A where the sheet ends. */
export function sizeColumnBeside(columns: number): number {
  const column = Math.max(SIZE_COLUMN, ORIGIN.column + columns + 1);
  return column < SHEET_COLUMNS ? column : 0;
}

/** Whether a grid, with a free column and row after it, would cover a size cell of its sheet or the label above one. */
export function coversSizeCells(sheet: SheetWithSizes, grid: Area): boolean {
  const taken = { ...grid, rows: grid.rows + 1, columns: grid.columns + 1 };
  return labelledCells(sheet).some((cell) => intersection(cell, taken) !== undefined);
}

export function sizeCellsOn(sheet: SheetWithSizes): Area | undefined {
  const areas = labelledCells(sheet);
  return areas.length === 0 ? undefined : boundsOf(areas);
}

function labelledCells({ name, sizeCells }: SheetWithSizes): Area[] {
  return placesOf(sizeCells).flatMap(({ sheet, area }) => {
    if (sheet !== name) return [];
    return area.row === 0 ? area : { ...area, row: area.row - 1, rows: area.rows + 1 };
  });
}

function placesOf({ columns, rows }: SizeCells): Reference[] {
  return [columns, rows].flatMap((cell) => cell?.place ?? []);
}

function standardCell(dimension: Dimension): Area {
  return { row: dimension === "columns" ? COLUMNS_ROW : ROWS_ROW, column: SIZE_COLUMN, rows: 1, columns: 1 };
}
