import type { Grid } from "../../maze/maze";
import { grouped } from "../../maze/counted";
import {
  addressOf,
  cellsOf,
  intersection,
  referenceTo,
  SHEET_COLUMNS,
  SHEET_ROWS,
  type Area,
  type Reference,
} from "../excel/addresses";
import type { Job } from "../excel/job";
import { areaOfName, deleteName, findName, loadNames, names, readNames, setName, type ReadName } from "../excel/names";
import { Refusal } from "../excel/refusal";
import { waysInExcel } from "../excel/waysInExcel";
import { rangeAt } from "../excel/rangeAt";

/** The most cells that are drawn. Ten times the size at which a maze is hard to see at once; about 6 MB of requests. */
export const CELL_LIMIT = 1_000_000;
/** The grid begins in B2. */
export const ORIGIN = { row: 1, column: 1 } as const;

/** Columns in BC12 and rows in BC14, as in the Excel-VBA workbook; each with its label in the cell above. */
const SIZE_COLUMN = 54;
const COLUMNS_ROW = 11;
const ROWS_ROW = 13;
const STANDARD = "BC12:BC14";
const STANDARD_WITH_LABELS = "BC11:BC14";
const LABELS = { columns: "Columns", rows: "Rows" } as const;
export const START_SIZE: Grid = { columns: 20, rows: 15 } as const;

type Dimension = "columns" | "rows";
const dimensions = ["columns", "rows"] as const;

interface SizeCell {
  readonly place: Reference;
  readonly value: unknown;
  /** Excel.RangeValueType; tells an error value from a text that looks like one. */
  readonly valueType: string | undefined;
}

/** The two cells, each as it was found, or the refusal that says why it is none. */
export interface SizeCells {
  readonly columns: SizeCell | Refusal;
  readonly rows: SizeCell | Refusal;
}

interface LoadedSizeCells {
  readonly named: Readonly<Record<Dimension, LoadedSizeCell>>;
  readonly standard: Excel.Range;
}

interface LoadedSizeCell {
  readonly range: Pick<Excel.Range, "isNullObject" | "cellCount">;
  /** The first cell of the range. */
  readonly cell: Excel.Range;
}

/**
 * Queues the reading of the cells with the names and of BC12 and BC14, in one go: whatever follows from a null object is
 * one too, so that a name that is missing or broken leaves null objects behind and no error.
 */
export function loadSizeCells(sheet: Excel.Worksheet): LoadedSizeCells {
  const named = (name: string) => {
    const range = sheet.names.getItemOrNullObject(name).getRangeOrNullObject().untrack().load("cellCount");
    // One cell alone, because the name may have come to mean a whole column.
    return { range, cell: range.getCell(0, 0).untrack().load("values,valueTypes") };
  };
  return {
    named: { columns: named(names.columns), rows: named(names.rows) },
    standard: sheet.getRange(STANDARD).untrack().load("values"),
  };
}

/** The same where the names are known, without anything that follows from a null object. */
export function loadKnownSizeCells(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
): LoadedSizeCells {
  const standard = sheet.getRange(STANDARD).untrack().load("values");
  const named = (name: string): LoadedSizeCell => {
    const place = areaOfName(list, name);
    if (place === undefined) return { range: { isNullObject: true, cellCount: 0 }, cell: standard };
    const first = { ...place.area, rows: 1, columns: 1 };
    const cell = rangeAt(context.workbook.worksheets.getItem(place.sheet), first).load("values,valueTypes");
    return { range: { isNullObject: false, cellCount: cellsOf(place.area) }, cell };
  };
  return { named: { columns: named(names.columns), rows: named(names.rows) }, standard };
}

/** Reads the size cells of any sheet, in one request. */
export async function readSizeCells(job: Job, sheetId: string): Promise<SizeCells> {
  const read = await job.onSheet(sheetId, (sheet) => ({
    sheet: sheet.load("name"),
    names: loadNames(sheet.names),
    cells: loadSizeCells(sheet),
  }));
  return findSizeCells(read.cells, read.sheet.name, readNames(read.names));
}

/** The cells that {@link makeSizeCells} makes in `column`, as {@link findSizeCells} would find them. */
export function madeSizeCells(sheet: string, size: Grid, column: number): SizeCells {
  const made = (dimension: Dimension): SizeCell => ({
    place: { sheet, area: { ...standardCell(dimension), column } },
    value: size[dimension],
    valueType: undefined,
  });
  return { columns: made("columns"), rows: made("rows") };
}

/** Finds the size cells: by name, else BC12 and BC14 if they hold numbers. */
export function findSizeCells(loaded: LoadedSizeCells, sheet: string, list: readonly ReadName[]): SizeCells {
  const find = (dimension: Dimension): SizeCell | Refusal => {
    const name = names[dimension];
    const cellFor = `cell for the number of ${dimension}`;
    if (findName(list, name) !== undefined) {
      const { range, cell } = loaded.named[dimension];
      const place = areaOfName(list, name);
      if (place === undefined || range.isNullObject) {
        return new Refusal(
          `Press “Set up sheet” to make the size cells again. The ${cellFor} on ${sheet} is gone.`,
          `The name ${name} does not point to a cell any more.`,
        );
      }
      if (range.cellCount !== 1) {
        return new Refusal(
          `Make the name of the ${cellFor} mean one cell. It means ${addressOf(place.area)} on ${place.sheet}.`,
          `The name is ${name}. ${waysInExcel.names}`,
        );
      }
      return { place, value: cell.values[0]![0], valueType: cell.valueTypes[0]![0] };
    }
    const place = { sheet, area: standardCell(dimension) };
    const value: unknown = loaded.standard.values[dimension === "columns" ? 0 : ROWS_ROW - COLUMNS_ROW]![0];
    if (typeof value === "number") return { place, value, valueType: undefined };
    return new Refusal(
      `Press “Set up sheet” first. ${sheet} has no ${cellFor}.`,
      `No cell has the name ${name}, and ${addressOf(place.area)} holds no number.`,
    );
  };
  return { columns: find("columns"), rows: find("rows") };
}

/**
 * The size that the cells hold. Throws {@link Refusal} for a cell that is missing, empty or holds anything but a whole
 * number for which the sheet has room, and for more than {@link CELL_LIMIT} cells.
 */
export function sizeIn(cells: SizeCells): Grid {
  const size = { columns: numberIn(cells, "columns"), rows: numberIn(cells, "rows") };
  const count = size.columns * size.rows;
  if (count > CELL_LIMIT) {
    throw new Refusal(
      `Enter smaller numbers. ${grouped(size.columns)} columns and ${grouped(size.rows)} rows are ${grouped(count)} cells, and Lavirint draws at most ${grouped(CELL_LIMIT)}.`,
    );
  }
  return size;
}

/** The number in one size cell. Throws {@link Refusal}. */
export function numberIn(cells: SizeCells, dimension: Dimension): number {
  const cell = cells[dimension];
  if (cell instanceof Refusal) throw cell;
  const { value, valueType } = cell;
  const most = dimension === "columns" ? SHEET_COLUMNS - ORIGIN.column : SHEET_ROWS - ORIGIN.row;
  const enter = `Enter a whole number from 1 to ${grouped(most)} in the cell for the number of ${dimension} on ${cell.place.sheet}.`;
  const refused = (why: string) =>
    new Refusal(`${enter} ${why}`, `The cell is ${addressOf(cell.place.area)}; its name is ${names[dimension]}.`);
  if (typeof value === "number") {
    if (!Number.isInteger(value)) throw refused(`It holds ${grouped(value)}, which is not a whole number.`);
    if (value < 1) throw refused(`It holds ${grouped(value)}, and a maze has at least 1.`);
    if (value > most) throw refused(`It holds ${grouped(value)}, and the sheet has room for ${grouped(most)}.`);
    return value;
  }
  if (value === "") throw refused("It is empty.");
  if (valueType === "Error") throw refused(`It shows the error ${String(value)}.`);
  const shown = typeof value === "string" ? `the text “${value}”` : String(value).toUpperCase();
  throw refused(`It holds ${shown}, which is not a number.`);
}

/** Writes the numbers into the cells where they were found. Throws {@link Refusal} where there are no size cells. */
export async function writeSizeCells(job: Job, cells: SizeCells, size: Grid): Promise<void> {
  const writing = dimensions.map((dimension) => {
    const cell = cells[dimension];
    if (cell instanceof Refusal) throw cell;
    return { ...cell.place, value: size[dimension] };
  });
  await job.request((context) => {
    for (const { sheet, area, value } of writing) {
      rangeAt(context.workbook.worksheets.getItem(sheet), area).values = [[value]];
    }
  });
}

/** Queues the names of cells that were taken as they are. */
export function nameSizeCells(sheet: Excel.Worksheet, list: readonly ReadName[], cells: SizeCells): void {
  for (const dimension of dimensions) {
    const cell = cells[dimension];
    if (cell instanceof Refusal || findName(list, names[dimension]) !== undefined) continue;
    setName(sheet, names[dimension], referenceTo(cell.place.sheet, cell.place.area));
  }
}

/** Queues labels, numbers and names of both size cells, in BC12 and BC14 or in the same rows of another column. */
export function makeSizeCells(sheet: Excel.Worksheet, sheetName: string, size: Grid, column = SIZE_COLUMN): void {
  for (const dimension of dimensions) makeSizeCell(sheet, sheetName, dimension, size[dimension], column);
}

/** Whether both size cells are there, whatever they hold. */
export function hasSizeCells({ columns, rows }: SizeCells): boolean {
  return !(columns instanceof Refusal) && !(rows instanceof Refusal);
}

/** Queues the size cells that are missing; the other one stays as it is. */
export function makeMissingCells(
  sheet: Excel.Worksheet,
  sheetName: string,
  cells: SizeCells,
  size = START_SIZE,
  column = SIZE_COLUMN,
): void {
  for (const dimension of dimensions) {
    if (cells[dimension] instanceof Refusal) makeSizeCell(sheet, sheetName, dimension, size[dimension], column);
  }
}

/** The size cells as they are after {@link makeMissingCells}. */
export function completedCells(sheet: string, cells: SizeCells, size: Grid, column: number): SizeCells {
  const made = madeSizeCells(sheet, size, column);
  const found = (dimension: Dimension) => (cells[dimension] instanceof Refusal ? made[dimension] : cells[dimension]);
  return { columns: found("columns"), rows: found("rows") };
}

/** Takes back {@link nameSizeCells} or {@link makeMissingCells} on the sheet; `list` and `cells` are those of before. */
export async function takeSizeCellsBack(
  job: Job,
  sheetId: string,
  list: readonly ReadName[],
  cells: SizeCells,
  column = SIZE_COLUMN,
): Promise<void> {
  await job.onSheet(sheetId, (sheet) => {
    for (const dimension of dimensions) {
      const wasMissing = cells[dimension] instanceof Refusal;
      if (wasMissing || findName(list, names[dimension]) === undefined) deleteName(sheet, names[dimension]);
      if (!wasMissing) continue;
      const { row } = standardCell(dimension);
      const made = rangeAt(sheet, { row: row - 1, column, rows: 2, columns: 1 });
      made.clear("Contents");
      made.clear("Formats");
    }
  });
}

function makeSizeCell(
  sheet: Excel.Worksheet,
  sheetName: string,
  dimension: Dimension,
  value: number,
  column: number,
): void {
  const cell = { ...standardCell(dimension), column };
  // The name first: it shows whose work a sheet is, should the request break off.
  setName(sheet, names[dimension], referenceTo(sheetName, cell));
  const label = rangeAt(sheet, { ...cell, row: cell.row - 1 });
  label.values = [[LABELS[dimension]]];
  label.format.font.bold = true;
  label.format.shrinkToFit = true; // a column is as wide as it is
  rangeAt(sheet, cell).values = [[value]];
}

/** Queues the reading of the place of {@link makeSizeCells}, labels included. */
export function loadStandardPlace(sheet: Excel.Worksheet): Excel.Range {
  return sheet.getRange(STANDARD_WITH_LABELS).untrack().load("formulas");
}

/** Whether the standard place of each missing size cell is empty, but for a label that is there already. */
export function isPlaceFree(standard: Excel.Range, cells: SizeCells): boolean {
  const formulas: unknown[][] = standard.formulas;
  return dimensions.every((dimension) => {
    if (!(cells[dimension] instanceof Refusal)) return true;
    const row = (dimension === "columns" ? COLUMNS_ROW : ROWS_ROW) - COLUMNS_ROW + 1;
    const label = formulas[row - 1]![0];
    return formulas[row]![0] === "" && (label === "" || label === LABELS[dimension]);
  });
}

/** Column of the size cells beside a grid of so many columns: BC, or further right with one column free, or A where the sheet ends. */
export function sizeColumnBeside(columns: number): number {
  const column = Math.max(SIZE_COLUMN, ORIGIN.column + columns + 1);
  return column < SHEET_COLUMNS ? column : 0;
}

/** Whether a grid, with a free column and row after it, would cover a size cell of its sheet or the label above one. */
export function coversSizeCells(cells: SizeCells, sheet: string, grid: Area): boolean {
  const taken = { ...grid, rows: grid.rows + 1, columns: grid.columns + 1 };
  return dimensions.some((dimension) => {
    const cell = cells[dimension];
    if (cell instanceof Refusal || cell.place.sheet !== sheet) return false;
    const { area } = cell.place;
    const withLabel = area.row === 0 ? area : { ...area, row: area.row - 1, rows: area.rows + 1 };
    return intersection(withLabel, taken) !== undefined;
  });
}

function standardCell(dimension: Dimension): Area {
  return { row: dimension === "columns" ? COLUMNS_ROW : ROWS_ROW, column: SIZE_COLUMN, rows: 1, columns: 1 };
}
