import {
  type CellValue,
  type ChartSeriesEntry,
  type SheetStore,
  areaBetween,
  cellArea,
  chartReference,
  lastColumn,
  lastRow,
} from "../../store";
import { invalidArgument } from "../base/errors";
import type { Range } from "../range/range";

/** Series of a stock chart: high, low, close. */
const STOCK_SERIES = 3;

/**
 * The series that Excel makes of a range: a first row or column of texts gives names and categories, and so does one whose corner is
 * empty ("Select data for a chart", support.microsoft.com); points take the first of several columns as their x.
 *
 * @throws InvalidArgument if a stock chart is not given its three series
 */
export function seriesOfRange(source: Range, type: string, seriesBy: "Auto" | "Columns" | "Rows"): ChartSeriesEntry[] {
  const { sheet } = source;
  const used = sheet.usedArea(true, source.area);
  const whole = source.area.rows * source.area.columns > 100_000;
  const area = whole && used ? used : source.area;
  const byColumns = seriesBy === "Auto" ? area.rows >= area.columns : seriesBy === "Columns";
  const [lines, places] = byColumns ? [area.columns, area.rows] : [area.rows, area.columns];
  const cell = (line: number, place: number) =>
    byColumns
      ? { row: area.row + place, column: area.column + line }
      : { row: area.row + line, column: area.column + place };
  const value = (line: number, place: number) => sheet.value(cell(line, place).row, cell(line, place).column);
  const corner = lines > 1 && places > 1 && isEmpty(value(0, 0));
  const names = range(lines > 1 ? 1 : 0, lines).map((line) => value(line, 0));
  const hasNames = places > 1 && (corner || areTexts(names));
  const first = hasNames ? 1 : 0;
  const labels = range(first, places).map((place) => value(0, place));
  const hasCategories = lines > 1 && (corner || type.startsWith("XYScatter") || areTexts(labels));
  const reference = (line: number, from: number, to: number) => {
    const [start, end] = [cell(line, from), cell(line, to)];
    return chartReference(sheet, areaBetween(start.row, start.column, end.row, end.column));
  };
  const series = range(hasCategories ? 1 : 0, lines).map((line) => ({
    name: "",
    nameFrom: hasNames ? reference(line, 0, 0) : "",
    type,
    values: reference(line, first, places - 1),
    categories: hasCategories ? reference(0, first, places - 1) : "",
    dataLabels: false,
  }));
  if (type === "StockHLC" && series.length !== STOCK_SERIES) throw invalidArgument();
  return series;
}

/** The reference to a range of one row or column, as series take them. @throws InvalidArgument for any other */
export function lineReference({ sheet, area }: { readonly sheet: SheetStore; readonly area: Range["area"] }): string {
  if (area.rows > 1 && area.columns > 1) throw invalidArgument();
  const used = sheet.usedArea(true, area) ?? cellArea(area.row, area.column);
  const whole = area.rows * area.columns > 100_000;
  const kept = whole ? areaBetween(area.row, area.column, lastRow(used), lastColumn(used)) : area;
  return chartReference(sheet, kept);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function areTexts(values: readonly (CellValue | undefined)[]): boolean {
  const filled = values.filter((value) => !isEmpty(value));
  return filled.length > 0 && filled.every((value) => typeof value === "string");
}

function isEmpty(value: CellValue | undefined): boolean {
  return value === undefined || value === "";
}
