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
import { type SheetOfFacts, factBetween, facts, hasFact, saveFact } from "./memory";

export const ORIGIN = { row: 1, column: 1 } as const;

/** Columns in BC12 and rows in BC14, as in the Excel-VBA workbook; each with its label in the cell above. */
const SIZE_COLUMN = 54;
const COLUMNS_ROW = 11;
const ROWS_ROW = 13;
export const STANDARD_PLACE: Area = {
  row: COLUMNS_ROW,
  column: SIZE_COLUMN,
  rows: ROWS_ROW - COLUMNS_ROW + 1,
  columns: 1,
};
const STANDARD_WITH_LABELS = "BC11:BC14";
/** Blocks up to this size are read whole. */
const MOST_READ = 100;

type Dimension = "columns" | "rows";
export type SizeLabels = Readonly<Record<Dimension, string>>;
const dimensions = ["columns", "rows"] as const;

interface SizeCell {
  readonly place: Reference;
  readonly value: unknown;
}

/** The two cells, each as it was found, or the refusal that says why it cannot be used. */
export interface SizeCells {
  readonly columns: SizeCell | Refusal;
  readonly rows: SizeCell | Refusal;
}

/** The cells that are made in `column` for those that are missing, as {@link loadSizeCells} would find them, and those that are there. */
export function madeSizeCells(sheet: string, size: Grid, column: number, cells?: SizeCells): SizeCells {
  const made = (dimension: Dimension): SizeCell => {
    const found = cells?.[dimension];
    if (found !== undefined && !(found instanceof Refusal)) return found;
    return { place: { sheet, area: { ...standardCell(dimension), column } }, value: size[dimension] };
  };
  return { columns: made("columns"), rows: made("rows") };
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
    const placeOf = (dimension: Dimension): Reference | Refusal => {
      if (!hasFact(list, facts[dimension])) return { sheet: name, area: standardCell(dimension) };
      const place = facts[dimension].read(list);
      const isThere = place !== undefined && sheets.some((each) => each.name === place.sheet);
      if (isThere && cellsOf(place.area) === 1) return place;
      return new Refusal(message("no-size-cell", { sheet: name, dimension }));
    };
    const places = { columns: placeOf("columns"), rows: placeOf("rows") };
    const known = [places.columns, places.rows].filter((place): place is Reference => !(place instanceof Refusal));
    const isRead = ({ sheet: there, area }: Reference) => there === name && without(area, likely).length === 0;
    const read = known.every(isRead)
      ? undefined
      : await session.request((context) =>
          known.map((place) => rangeAt(sheetAt(context, place.sheet), place.area).load("values")),
        );
    if (known.length === dimensions.length && known.every((place) => place.sheet === name)) {
      const around = boundsOf(known.map(({ area }) => area));
      if (cellsOf(around) <= MOST_READ) session.host.sizeCells = around;
    }
    const find = (dimension: Dimension): SizeCell | Refusal => {
      const place = places[dimension];
      if (place instanceof Refusal) return place;
      const { values } = read?.[known.indexOf(place)] ?? cells;
      const [row, column] =
        read === undefined ? [place.area.row - likely.row, place.area.column - likely.column] : [0, 0];
      const value: unknown = values[row]![column];
      if (typeof value === "number" || hasFact(list, facts[dimension])) return { place, value };
      return new Refusal(message("no-size-cell", { sheet: name, dimension }));
    };
    return { columns: find("columns"), rows: find("rows") };
  };
}

/** Throws {@link Refusal} for anything but whole numbers for which the sheet has room, and for more than {@link CELL_LIMIT} cells. */
export function sizeIn(cells: SizeCells): Grid {
  const size = { columns: numberIn(cells, "columns"), rows: numberIn(cells, "rows") };
  const count = size.columns * size.rows;
  if (count > CELL_LIMIT) {
    throw new Refusal(message("size-too-large", { ...size, count, most: CELL_LIMIT }));
  }
  return size;
}

export function numberIn(cells: SizeCells, dimension: Dimension): number {
  const cell = cells[dimension];
  if (cell instanceof Refusal) throw cell;
  const { value } = cell;
  const most = dimension === "columns" ? SHEET_COLUMNS - ORIGIN.column : SHEET_ROWS - ORIGIN.row;
  const { sheet, area } = cell.place;
  if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most) return value;
  const held = typeof value === "boolean" ? String(value).toUpperCase() : (value as string | number);
  const where = { cell: addressOf(area), dimension, sheet };
  const kind = value === "" ? "nothing" : "value";
  throw new Refusal(message("size-wrong", { ...where, kind, value: held, most }));
}

/** Queues labels, numbers and names of both size cells, in rows 12 and 14 of a column. */
export function makeSizeCells(sheet: Excel.Worksheet, size: Grid, labels: SizeLabels, column: number): void {
  // The names first: if the request is interrupted, they show that the sheet is Lavirint's.
  for (const dimension of dimensions) {
    saveFact(sheet, [], facts[dimension], { ...standardCell(dimension), column });
    paintSizeCell(sheet, dimension, { value: size[dimension], label: labels[dimension] }, column);
  }
  saveFact(sheet, [], facts.sizeLabels, labels);
}

export function hasSizeCells({ columns, rows }: SizeCells): boolean {
  return !(columns instanceof Refusal) && !(rows instanceof Refusal);
}

export function sizeNamesBetween(sheet: SheetOfSizes): Difference[] {
  return dimensions.flatMap((dimension) => {
    const cell = sheet.sizeCells[dimension];
    if (cell instanceof Refusal || hasFact(sheet.names, facts[dimension])) return [];
    return [factBetween(sheet, facts[dimension], cell.place.area)];
  });
}

/** Adds the missing size cells; the other one stays as it is. Their place was empty before. */
export function sizeCellsBetween(sheet: SheetOfSizes, labels: SizeLabels, size: Grid, column: number): Difference[] {
  const missing = dimensions.filter((dimension) => sheet.sizeCells[dimension] instanceof Refusal);
  const paint = (on: Excel.Worksheet, to: Grid | undefined) =>
    missing.forEach((dimension) => {
      const shown = to && { value: to[dimension], label: labels[dimension] };
      paintSizeCell(on, dimension, shown, column);
    });
  const written = Object.fromEntries(missing.map((dimension) => [dimension, labels[dimension]]));
  return [
    // The names first: if the request is interrupted, they show that the sheet is Lavirint's.
    ...missing.map((dimension) => factBetween(sheet, facts[dimension], { ...standardCell(dimension), column })),
    factBetween(sheet, facts.sizeLabels, { ...facts.sizeLabels.read(sheet.names), ...written }),
    betweenOn<Grid | undefined>(sheet.id, undefined, size, (on, _, to) => paint(on, to)),
  ];
}

export function sizesBetween(cells: SizeCells, size: Grid): Difference[] {
  return dimensions.flatMap((dimension) => {
    const cell = cells[dimension];
    const wanted = size[dimension];
    if (cell instanceof Refusal || cell.value === wanted) return [];
    const { sheet, area } = cell.place;
    return [betweenOn(sheet, cell.value, wanted, (on, _, to) => (rangeAt(on, area).values = [[to]]))];
  });
}

export function sheetsOfSizes<Sheet extends { readonly name: string }>({
  sizeCells,
  sheets,
}: {
  readonly sizeCells: SizeCells;
  readonly sheets: readonly Sheet[];
}): Sheet[] {
  const places = placesOf(sizeCells);
  return sheets.filter(({ name }) => places.some(({ sheet }) => sheet === name));
}

interface SheetOfSizes extends SheetOfFacts {
  readonly sizeCells: SizeCells;
}

function paintSizeCell(
  sheet: Excel.Worksheet,
  dimension: Dimension,
  shown: { readonly value: number; readonly label: string } | undefined,
  column: number,
): void {
  const cell = { ...standardCell(dimension), column };
  const made = rangeAt(sheet, { ...cell, row: cell.row - 1, rows: 2 });
  if (shown === undefined) {
    made.clear("Contents");
    made.clear("Formats");
    return;
  }
  requestOf(sheet).host.sizeCells = { ...STANDARD_PLACE, column };
  made.values = [[shown.label], [shown.value]];
  const label = rangeAt(sheet, { ...cell, row: cell.row - 1 });
  label.format.font.bold = true;
  label.format.shrinkToFit = true; // a column is as wide as it is
}

/** Queues the question whether the standard place of each missing size cell is empty, except for a label that Lavirint wrote. */
export function loadStandardPlace(
  sheet: Excel.Worksheet,
): (sheet: Pick<SheetOfSizes, "sizeCells" | "names">) => boolean {
  const standard = sheet.getRange(STANDARD_WITH_LABELS).untrack().load("formulas");
  return ({ sizeCells, names }) => {
    const written = facts.sizeLabels.read(names);
    return dimensions.every((dimension) => {
      if (!(sizeCells[dimension] instanceof Refusal)) return true;
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
export function coversSizeCells(cells: SizeCells, sheet: string, grid: Area): boolean {
  const taken = { ...grid, rows: grid.rows + 1, columns: grid.columns + 1 };
  return labelledCells(cells, sheet).some((cell) => intersection(cell, taken) !== undefined);
}

export function sizeCellsOn(cells: SizeCells, sheet: string): Area | undefined {
  const areas = labelledCells(cells, sheet);
  return areas.length === 0 ? undefined : boundsOf(areas);
}

function labelledCells(cells: SizeCells, sheet: string): Area[] {
  return placesOf(cells).flatMap(({ sheet: there, area }) => {
    if (there !== sheet) return [];
    return area.row === 0 ? area : { ...area, row: area.row - 1, rows: area.rows + 1 };
  });
}

function placesOf(cells: SizeCells): Reference[] {
  return dimensions.flatMap((dimension) => {
    const cell = cells[dimension];
    return cell instanceof Refusal ? [] : cell.place;
  });
}

function standardCell(dimension: Dimension): Area {
  return { row: dimension === "columns" ? COLUMNS_ROW : ROWS_ROW, column: SIZE_COLUMN, rows: 1, columns: 1 };
}
