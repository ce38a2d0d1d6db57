import type { ChartSeriesData, ChartSeriesEntry } from "../store";
import { along, type ChartFrame } from "./chartFrame";
import { seriesColor } from "./chartColors";
import { chartText } from "./chartText";
import { rounded, svg } from "./svg";

/** Between the columns of one category and the next, as a share of a column: Excel's own gap width is 219 %. */
const COLUMN_GAP = 2.19;
const DOT = 2.5;

interface Drawn {
  readonly entry: ChartSeriesEntry;
  readonly data: ChartSeriesData;
  readonly color: string;
}

/** The columns, bars, lines, points and intervals of a chart. */
export function drawMarks(frame: ChartFrame): string {
  const drawn = frame.chart.series.map((entry, index) => ({
    entry,
    data: frame.series[index]!,
    color: seriesColor(index),
  }));
  const blocks = drawn.filter(({ entry }) => entry.type === "ColumnClustered" || entry.type === "BarClustered");
  const stock = drawn.filter(({ entry }) => entry.type === "StockHLC");
  const others = drawn.filter((one) => !blocks.includes(one) && !stock.includes(one));
  return (
    blocks.map((one, index) => columns(frame, one, index, blocks.length)).join("") +
    (stock.length === 3 ? intervals(frame, stock) : "") +
    others.map((one) => line(frame, one)).join("")
  );
}

function columns(
  { plot, chart, values, names, valueText }: ChartFrame,
  one: Drawn,
  index: number,
  count: number,
): string {
  const bars = chart.type === "BarClustered";
  const slot = (bars ? plot.height : plot.width) / Math.max(1, names.length);
  const thick = slot / (count + COLUMN_GAP);
  const zero = clamp(along(values, 0));
  const found = one.data.values.map((value, place) => {
    if (value === undefined) return "";
    const end = clamp(along(values, value));
    const across = slot * place + thick * (COLUMN_GAP / 2 + index);
    const [from, to] = [Math.min(zero, end), Math.max(zero, end)];
    const box = bars
      ? {
          x: plot.x + plot.width * from,
          y: plot.y + plot.height - across - thick,
          width: plot.width * (to - from),
          height: thick,
        }
      : {
          x: plot.x + across,
          y: plot.y + plot.height * (1 - to),
          width: thick,
          height: plot.height * (to - from),
        };
    const label = one.entry.dataLabels ? chartText(valueText(value), box.x + box.width / 2, box.y - 2) : "";
    return svg("rect", { ...box, fill: one.color }) + label;
  });
  return found.join("");
}

/** Lines break at cells without a number. */
function line(frame: ChartFrame, { entry, data, color }: Drawn): string {
  const { plot, values } = frame;
  const points = data.values.map((value, place) => {
    if (value === undefined) return undefined;
    const x = plot.x + plot.width * horizontally(frame, entry, data, place);
    return { x, y: plot.y + plot.height * (1 - along(values, value)), value };
  });
  const path = points
    .map((point, place) =>
      point ? `${place > 0 && points[place - 1] ? "L" : "M"}${rounded(point.x)} ${rounded(point.y)}` : "",
    )
    .join("");
  const isLine = entry.type === "Line" || entry.type === "LineMarkers";
  const dots = entry.type === "Line" ? [] : points.filter((point) => point !== undefined);
  return (
    (isLine && path !== "" ? svg("path", { d: path, fill: "none", stroke: color, "stroke-width": 2.25 }) : "") +
    dots.map(({ x, y }) => svg("circle", { cx: x, cy: y, r: DOT, fill: color })).join("") +
    (entry.dataLabels
      ? points.map((point) => (point ? chartText(frame.valueText(point.value), point.x, point.y - 5) : "")).join("")
      : "")
  );
}

function horizontally({ x, names }: ChartFrame, entry: ChartSeriesEntry, data: ChartSeriesData, place: number): number {
  return entry.type === "XYScatter" ? along(x, data.x[place]!) : (place + 0.5) / Math.max(1, names.length);
}

/** A line from the high to the low of each category, with a tick at its close. */
function intervals({ plot, values, names }: ChartFrame, [high, low, close]: readonly Drawn[]): string {
  const y = (value: number) => plot.y + plot.height * (1 - along(values, value));
  const stroke = "#404040";
  return names
    .map((_, place) => {
      const x = plot.x + (plot.width * (place + 0.5)) / names.length;
      const [top, bottom, end] = [high, low, close].map((one) => one!.data.values[place]);
      const reach =
        top === undefined || bottom === undefined
          ? ""
          : svg("line", { x1: x, y1: y(top), x2: x, y2: y(bottom), stroke, "stroke-width": 1 });
      const tick =
        end === undefined ? "" : svg("line", { x1: x, y1: y(end), x2: x + 5, y2: y(end), stroke, "stroke-width": 1.5 });
      return reach + tick;
    })
    .join("");
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}
