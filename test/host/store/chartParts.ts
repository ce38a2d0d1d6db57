import type { DrawingEntry } from "./parts";

/** Cells that a chart shows, as a formula with the sheet's name, "=Sheet1!$B$2:$B$9"; "" for none, "=#REF!" if they were deleted. */
export type ChartReference = string;

export interface ChartAxisEntry {
  title: string;
  titleVisible: boolean;
  visible: boolean;
  /** Undefined if the axis finds its own ends. */
  minimum: number | undefined;
  maximum: number | undefined;
  /** "" if numbers look as in the cells. */
  numberFormat: string;
}

export interface ChartSeriesEntry {
  /** Its name if no cell gives one; "" for Excel's own, "Series1". */
  name: string;
  nameFrom: ChartReference;
  /** Excel's name of the type, "ColumnClustered". */
  type: string;
  values: ChartReference;
  /** The labels below the values, or their x. */
  categories: ChartReference;
  dataLabels: boolean;
}

export const LEGEND_POSITIONS = ["Top", "Bottom", "Left", "Right", "Corner"] as const;

export interface ChartEntry extends DrawingEntry {
  title: string;
  titleVisible: boolean;
  legend: { visible: boolean; position: (typeof LEGEND_POSITIONS)[number] };
  categoryAxis: ChartAxisEntry;
  valueAxis: ChartAxisEntry;
  series: ChartSeriesEntry[];
}

/** Types that are drawn, and kept in files; any other type shows as a box with its name. */
const DRAWN_CHART_TYPES = ["ColumnClustered", "BarClustered", "Line", "LineMarkers", "XYScatter", "StockHLC"] as const;
export type DrawnChartType = (typeof DRAWN_CHART_TYPES)[number];

export function isDrawn(type: string): type is DrawnChartType {
  return (DRAWN_CHART_TYPES as readonly string[]).includes(type);
}

export function plainAxis(): ChartAxisEntry {
  return { title: "", titleVisible: false, visible: true, minimum: undefined, maximum: undefined, numberFormat: "" };
}
