import { absoluteAddress, parseArea, quotedSheetName, splitSheet } from "./cells/address";
import { type Area, intersect } from "./cells/area";
import { CellError, type CellValue } from "./cellValue";
import type { ChartEntry, ChartReference, ChartSeriesEntry } from "./chartParts";
import { displayText } from "./numberFormat";
import type { SheetStore } from "./sheetStore";
import type { WorkbookStore } from "./workbookStore";

/** A series as it is drawn now. */
export interface ChartSeriesData {
  readonly name: string;
  /** Undefined if the cell is empty or holds an error; a text counts as 0, as in Excel. */
  readonly values: readonly (number | undefined)[];
  /** The labels below the values: texts as the cells show them, or 1, 2, 3 … if there are none. */
  readonly categories: readonly string[];
  /** The categories as numbers, for scattered points: 1, 2, 3 … if one of them is none. */
  readonly x: readonly number[];
}

/** The reference of a chart to these cells. */
export function chartReference(sheet: SheetStore, area: Area): ChartReference {
  return `=${quotedSheetName(sheet.name)}!${absoluteAddress(area)}`;
}

/** The cells of a reference, "=Sheet1!$B$2:$B$9"; undefined if they were deleted. */
function referencedCells(
  workbook: WorkbookStore,
  reference: ChartReference,
): { sheet: SheetStore; area: Area } | undefined {
  const { sheet: name, rest } = splitSheet(reference.replace(/^=/, ""));
  const sheet = name === undefined ? undefined : workbook.sheet(name);
  const area = parseArea(rest);
  return sheet && area ? { sheet, area } : undefined;
}

/** The series of a chart with what its cells hold now. */
export function chartData(workbook: WorkbookStore, { series }: ChartEntry): ChartSeriesData[] {
  return series.map((entry, index) => seriesData(workbook, entry, index));
}

function seriesData(workbook: WorkbookStore, entry: ChartSeriesEntry, index: number): ChartSeriesData {
  const values = shownCells(workbook, entry.values).map(({ value }) => numberOf(value));
  const labels = shownCells(workbook, entry.categories);
  const count = values.length;
  const numeric = labels.length > 0 && labels.every(({ value }) => typeof value === "number");
  return {
    name: seriesName(workbook, entry, index),
    values,
    categories: Array.from({ length: count }, (_, place) =>
      labels.length === 0 ? String(place + 1) : (labels[place]?.text ?? ""),
    ),
    x: Array.from({ length: count }, (_, place) => (numeric ? Number(labels[place]?.value ?? place + 1) : place + 1)),
  };
}

export function seriesName(workbook: WorkbookStore, { name, nameFrom }: ChartSeriesEntry, index: number): string {
  const text = shownCells(workbook, nameFrom)
    .map((cell) => cell.text)
    .join(" ");
  return text || name || `Series${index + 1}`;
}

/** The number format of a series' first value. */
export function seriesFormat(workbook: WorkbookStore, reference: ChartReference): string {
  const cells = referencedCells(workbook, reference);
  return cells ? cells.sheet.style(cells.area.row, cells.area.column).numberFormat : "General";
}

/** Whether the chart changes with these cells. */
export function showsCells(workbook: WorkbookStore, { series }: ChartEntry, sheet: SheetStore, cells: Area): boolean {
  return series.some((entry) =>
    [entry.nameFrom, entry.values, entry.categories].some((reference) => {
      const shown = referencedCells(workbook, reference);
      return shown?.sheet === sheet && intersect(shown.area, cells) !== undefined;
    }),
  );
}

/** Cells that are hidden are not plotted. */
function shownCells(
  workbook: WorkbookStore,
  reference: ChartReference,
): { value: CellValue | undefined; text: string }[] {
  const cells = referencedCells(workbook, reference);
  if (!cells) return [];
  const { sheet } = cells;
  const isLarge = cells.area.rows * cells.area.columns > 100_000;
  const area = isLarge ? sheet.usedArea(true, cells.area) : cells.area;
  if (!area) return [];
  const found: { value: CellValue | undefined; text: string }[] = [];
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      if (sheet.rows.isHidden(row) || sheet.columns.isHidden(column)) continue;
      const value = sheet.value(row, column);
      found.push({ value, text: displayText(value, sheet.style(row, column).numberFormat) });
    }
  }
  return found;
}

function numberOf(value: CellValue | undefined): number | undefined {
  if (value === undefined || value === "" || value instanceof CellError) return undefined;
  return typeof value === "number" ? value : Number(value === true);
}
