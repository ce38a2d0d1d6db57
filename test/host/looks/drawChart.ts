import { type ChartEntry, type WorkbookStore, chartData, isDrawn } from "../store";
import { drawAxes } from "./chartAxes";
import { seriesColor } from "./chartColors";
import { CHART_TEXT, type ChartFrame, chartFrame, textWidth } from "./chartFrame";
import { drawMarks } from "./chartMarks";
import { chartText } from "./chartText";
import { escaped, svg } from "./svg";

/**
 * A chart as an SVG picture of its size in points, at that place; a screen reader says its title. A type that is not
 * drawn is a box with its name.
 */
export function drawChart(chart: ChartEntry, workbook: WorkbookStore, place: { x: number; y: number }): string {
  const { width, height } = chart;
  const series = chartData(workbook, chart);
  const label = [chart.title || chart.name, ...series.map(({ name }) => name)].join(", ");
  return svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      x: place.x,
      y: place.y,
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      "font-family": "Calibri, Carlito, Arial, sans-serif",
      fill: CHART_TEXT,
    },
    svg("title", {}, escaped(label)) +
      svg("rect", { width, height, fill: "#FFFFFF", stroke: "#D9D9D9", "stroke-width": 0.75 }) +
      (isDrawn(chart.type) ? drawInside(chartFrame(chart, series, workbook)) : drawName(chart)),
  );
}

function drawName({ title, name, type, width, height }: ChartEntry): string {
  return chartText(title || name, width / 2, height / 2, { size: 14 }) + chartText(type, width / 2, height / 2 + 16);
}

function drawInside(frame: ChartFrame): string {
  const { chart } = frame;
  const title = chart.titleVisible ? chartText(chart.title, chart.width / 2, 20, { size: 14 }) : "";
  return title + drawAxes(frame) + drawMarks(frame) + drawLegend(frame);
}

function drawLegend({ legend, series }: ChartFrame): string {
  if (!legend) return "";
  let { x, y } = legend;
  const items = series.map(({ name }, index) => {
    const key = svg("rect", { x, y: y - 7, width: 14, height: 7, fill: seriesColor(index) });
    const item = key + chartText(name, x + 18, y, { anchor: "start" });
    if (legend.down) y += 14;
    else x += 30 + textWidth(name);
    return item;
  });
  return items.join("");
}
