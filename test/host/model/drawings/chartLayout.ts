import { type CellValue, type ChartSeriesEntry, areaBetween, chartReference } from "../../store";
import { invalidArgument } from "../base/errors";
import { type Range } from "../range/range";
import { oneOf } from "../base/arguments";

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

const KINDS = ["ColClustered", "ColStacked", "ColStacked100", "BarClustered", "BarStacked", "BarStacked100", "Col"];
const SHAPES = ["Cylinder", "Cone", "Pyramid"].flatMap((shape) => KINDS.map((kind) => shape + kind));

/** Excel's types of charts (`Excel.ChartType`), but for "Invalid". */
const CHART_TYPES: readonly string[] = [
  ...["ColumnClustered", "ColumnStacked", "ColumnStacked100", "3DColumnClustered", "3DColumnStacked"],
  ...["3DColumnStacked100", "BarClustered", "BarStacked", "BarStacked100", "3DBarClustered", "3DBarStacked"],
  ...["3DBarStacked100", "LineStacked", "LineStacked100", "LineMarkers", "LineMarkersStacked"],
  ...["LineMarkersStacked100", "PieOfPie", "PieExploded", "3DPieExploded", "BarOfPie", "XYScatterSmooth"],
  ...["XYScatterSmoothNoMarkers", "XYScatterLines", "XYScatterLinesNoMarkers", "AreaStacked", "AreaStacked100"],
  ...["3DAreaStacked", "3DAreaStacked100", "DoughnutExploded", "RadarMarkers", "RadarFilled", "Surface"],
  ...["SurfaceWireframe", "SurfaceTopView", "SurfaceTopViewWireframe", "Bubble", "Bubble3DEffect", "StockHLC"],
  ...["StockOHLC", "StockVHLC", "StockVOHLC", "3DColumn", "Line", "3DLine", "3DPie", "Pie", "XYScatter", "3DArea"],
  ...["Area", "Doughnut", "Radar", "Histogram", "Boxwhisker", "Pareto", "RegionMap", "Treemap", "Waterfall"],
  ...["Sunburst", "Funnel"],
  ...SHAPES,
];

/** @throws InvalidArgument for what is no type of chart */
export function chartTypeOf(value: unknown): string {
  return oneOf(CHART_TYPES, value);
}
