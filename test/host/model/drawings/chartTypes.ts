import { oneOf } from "../base/arguments";

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
