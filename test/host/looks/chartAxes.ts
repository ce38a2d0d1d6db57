import { chartMarks } from "../store";
import { along, type ChartFrame, CHART_FONT, textWidth } from "./chartFrame";
import { chartText } from "./chartText";
import { svg } from "./svg";

const GRID = { stroke: "#D9D9D9", "stroke-width": 0.75 };
const AXIS = { stroke: "#A6A6A6", "stroke-width": 0.75 };
const LABEL = 4;

/** Lines at the marks of the axes, what is written at them, and the axes' titles. */
export function drawAxes(frame: ChartFrame): string {
  const { chart, plot } = frame;
  const bars = chart.type === "BarClustered";
  const [upright, lying] = bars ? [chart.categoryAxis, chart.valueAxis] : [chart.valueAxis, chart.categoryAxis];
  const middle = plot.y + plot.height / 2;
  const foot = chart.height - (frame.legend && !frame.legend.down && chart.legend.position === "Bottom" ? 26 : 8);
  return [
    bars ? lyingMarks(frame, frame.values, frame.valueText, lying.visible) : uprightMarks(frame),
    chart.type === "XYScatter" ? lyingMarks(frame, frame.x, frame.xText, lying.visible) : "",
    chart.categoryAxis.visible ? (bars ? namesBeside(frame) : namesBelow(frame)) : "",
    svg("line", { x1: plot.x, y1: plot.y + plot.height, x2: plot.x + plot.width, y2: plot.y + plot.height, ...AXIS }),
    svg("line", { x1: plot.x, y1: plot.y, x2: plot.x, y2: plot.y + plot.height, ...AXIS }),
    upright.titleVisible ? chartText(upright.title, 16, middle, { turned: -90, size: CHART_FONT + 1 }) : "",
    lying.titleVisible ? chartText(lying.title, plot.x + plot.width / 2, foot, { size: CHART_FONT + 1 }) : "",
  ].join("");
}

function uprightMarks({ plot, values, valueText, chart }: ChartFrame): string {
  const marks = chartMarks(values).map((mark) => {
    const y = plot.y + plot.height * (1 - along(values, mark));
    const label = chart.valueAxis.visible ? chartText(valueText(mark), plot.x - LABEL, y + 3, { anchor: "end" }) : "";
    return svg("line", { x1: plot.x, y1: y, x2: plot.x + plot.width, y2: y, ...GRID }) + label;
  });
  return marks.join("");
}

function lyingMarks(
  { plot }: ChartFrame,
  scale: ChartFrame["x"],
  written: (value: number) => string,
  labelled: boolean,
): string {
  const marks = chartMarks(scale).map((mark) => {
    const x = plot.x + plot.width * along(scale, mark);
    const label = labelled ? chartText(written(mark), x, plot.y + plot.height + CHART_FONT + LABEL) : "";
    return svg("line", { x1: x, y1: plot.y, x2: x, y2: plot.y + plot.height, ...GRID }) + label;
  });
  return marks.join("");
}

function namesBelow({ plot, names, leaning, chart }: ChartFrame): string {
  const slot = plot.width / Math.max(1, names.length);
  const y = plot.y + plot.height + CHART_FONT + 2;
  const room = chart.height * 0.45;
  return names
    .map((name, place) => {
      const x = plot.x + slot * (place + 0.5);
      return leaning ? chartText(cut(name, room), x + 3, y, { anchor: "end", turned: -45 }) : chartText(name, x, y + 1);
    })
    .join("");
}

/** As Excel does, from the bottom up. */
function namesBeside({ plot, names, chart }: ChartFrame): string {
  const slot = plot.height / Math.max(1, names.length);
  return names
    .map((name, place) => {
      const y = plot.y + plot.height - slot * (place + 0.5) + 3;
      return chartText(cut(name, chart.width * 0.4), plot.x - LABEL, y, { anchor: "end" });
    })
    .join("");
}

function cut(name: string, room: number): string {
  if (textWidth(name) <= room) return name;
  const letters = Math.max(1, Math.floor((name.length * room) / textWidth(name)) - 1);
  return `${name.slice(0, letters)}…`;
}
