import {
  type ChartEntry,
  type ChartScale,
  type ChartSeriesData,
  type WorkbookStore,
  axisScale,
  chartMarks,
  displayText,
  seriesFormat,
} from "../store";

/** Colour of what is written in a chart. */
export const CHART_TEXT = "#595959";
/** Points of type, and the mean width of a letter as a share of them: there is no page here to measure on. */
export const CHART_FONT = 9;
const LETTER = 0.52;
const LINE = 14;
const GAP = 8;
const TITLE = 22;
/** Names below columns slant if they are wider than their column; they take at most this share of the chart's height. */
const MOST_LEANING = 0.35;
const LEGEND_KEY = 22;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything in a chart is, in points from its corner. */
export interface ChartFrame {
  readonly chart: ChartEntry;
  readonly series: readonly ChartSeriesData[];
  readonly plot: Box;
  /** Names on the category axis; none if both axes are of numbers. */
  readonly names: readonly string[];
  /** Whether names slant. */
  readonly leaning: boolean;
  readonly values: ChartScale;
  /** The scale of x of scattered points. */
  readonly x: ChartScale;
  readonly legend: { readonly x: number; readonly y: number; readonly down: boolean } | undefined;
  valueText(value: number): string;
  xText(value: number): string;
}

export function textWidth(text: string, size = CHART_FONT): number {
  return text.length * size * LETTER;
}

export function chartFrame(chart: ChartEntry, series: readonly ChartSeriesData[], workbook: WorkbookStore): ChartFrame {
  const scatter = chart.type === "XYScatter";
  const bars = chart.type === "BarClustered";
  const values = axisScale(series, "values", chart.valueAxis);
  const x = axisScale(series, "x", chart.categoryAxis);
  const [first] = chart.series;
  const format = (own: string, cells: string | undefined) => own || (cells ? seriesFormat(workbook, cells) : "General");
  const valueFormat = format(chart.valueAxis.numberFormat, first?.values);
  const xFormat = format(chart.categoryAxis.numberFormat, first?.categories);
  const valueText = (value: number) => displayText(value, valueFormat);
  const xText = (value: number) => displayText(value, xFormat);
  const longest = series.reduce((most, one) => Math.max(most, one.values.length), 0);
  const names = scatter ? [] : (series.find((one) => one.values.length === longest)?.categories ?? []);

  const { legend, width, height } = chart;
  const below = legend.visible && legend.position === "Bottom" ? LINE + GAP : 0;
  const above = legend.visible && legend.position === "Top" ? LINE + GAP : 0;
  const beside = Math.max(0, ...series.map(({ name }) => textWidth(name))) + LEGEND_KEY + GAP;
  const right = legend.visible && (legend.position === "Right" || legend.position === "Corner") ? beside : 0;
  const left = legend.visible && legend.position === "Left" ? beside : 0;
  const title = chart.titleVisible ? TITLE : 0;

  const valueLabels = chart.valueAxis.visible
    ? Math.max(...chartMarks(values).map((mark) => textWidth(valueText(mark)))) + GAP
    : 0;
  const nameLabels = Math.max(0, ...names.map((name) => textWidth(name))) + GAP;
  const [upright, lying] = bars ? [chart.categoryAxis, chart.valueAxis] : [chart.valueAxis, chart.categoryAxis];
  const uprightLabels = bars ? Math.min(chart.categoryAxis.visible ? nameLabels : 0, width * 0.4) : valueLabels;
  const plotLeft = GAP + left + (upright.titleVisible ? LINE : 0) + uprightLabels;
  const plotWidth = Math.max(1, width - plotLeft - right - GAP * 1.5);
  const leaning = !bars && !scatter && names.length > 0 && nameLabels > plotWidth / names.length;
  const nameHeight = leaning ? Math.min(nameLabels * Math.SQRT1_2 + GAP, height * MOST_LEANING) : LINE + 2;
  const plotTop = GAP + title + above;
  const lyingLabels = lying.visible ? (bars ? LINE + 2 : nameHeight) : 0;
  const plotHeight = Math.max(1, height - plotTop - below - lyingLabels - (lying.titleVisible ? LINE + 2 : 0) - GAP);
  const legendWidth = series.reduce((sum, { name }) => sum + LEGEND_KEY + GAP + textWidth(name), 0);
  const centred = Math.max(GAP, (width - legendWidth) / 2);
  const places = {
    Bottom: { x: centred, y: height - GAP - 2, down: false },
    Top: { x: centred, y: GAP + title + LINE - 4, down: false },
    Right: { x: width - right, y: plotTop + LINE, down: true },
    Corner: { x: width - right, y: plotTop + LINE, down: true },
    Left: { x: GAP, y: plotTop + LINE, down: true },
  };
  return {
    chart,
    series,
    plot: { x: plotLeft, y: plotTop, width: plotWidth, height: plotHeight },
    names,
    leaning,
    values,
    x,
    legend: legend.visible ? places[legend.position] : undefined,
    valueText,
    xText,
  };
}

/** Where a figure is on an axis: 0 at its beginning, 1 at its end. */
export function along({ minimum, maximum }: ChartScale, figure: number): number {
  return (figure - minimum) / (maximum - minimum);
}
