import { type ChartAxisEntry, type ChartEntry, type ChartSeriesEntry, type SheetStore, plainAxis } from "../../store";
import { elements, firstElement, flag, numberOf } from "../package/xml";
import { placeFrom } from "./place";

const LEGEND = { t: "Top", b: "Bottom", l: "Left", r: "Right", tr: "Corner" } as const;
const GROUP = /<(barChart|lineChart|scatterChart|stockChart)>([^]*?)<\/\1>/g;
const AXIS = /<(catAx|dateAx|valAx)>([^]*?)<\/\1>/g;
const SERIES = /<ser>([^]*?)<\/ser>/g;

/**
 * Reads a chart from its anchor and its own part, both without prefixes. Left out are charts of types that are not drawn, and of the
 * others colours, fonts, second axes, trend lines and error bars.
 */
export function readChart(sheet: SheetStore, kind: string, anchor: string, xml: string): void {
  const groups = [...xml.matchAll(GROUP)].map(([, name, content]) => ({ name: name!, content: content! }));
  const first = groups[0];
  const last = xml.indexOf("</plotArea>");
  if (!first || last < 0) return;
  const series = groups.flatMap(({ name, content }) =>
    [...content.matchAll(SERIES)].map(([, inner]) => ({
      order: numberOf(firstElement(inner!, "order"), "val") ?? 0,
      entry: seriesFrom(typeOf(name, content, inner!), inner!),
    })),
  );
  const type = series[0]?.entry.type ?? typeOf(first.name, first.content, "");
  const all = [...xml.matchAll(AXIS)].map(([, name, content]) => ({ name: name!, content: content! }));
  const category = all.find(({ name }) => name !== "valAx") ?? all[0];
  const value = all.find((one) => one !== category && one.name === "valAx");
  const legend = between(xml.slice(last), "legend");
  const title = between(xml.slice(0, xml.indexOf("<plotArea>")), "title");
  const position = firstElement(legend ?? "", "legendPos")?.attributes.get("val") as keyof typeof LEGEND | undefined;
  const { placement: _placement, ...place } = placeFrom(sheet, kind, anchor);
  const chart: ChartEntry = {
    id: sheet.workbook.newId(),
    name: firstElement(anchor, "cNvPr")?.attributes.get("name") ?? "",
    type,
    ...place,
    title: title === undefined ? "" : textOf(title),
    titleVisible: title !== undefined,
    legend: {
      visible: legend !== undefined,
      position: legend === undefined ? "Bottom" : (LEGEND[position ?? "r"] ?? "Right"),
    },
    categoryAxis: category ? axisFrom(category.content) : plainAxis(),
    valueAxis: value ? axisFrom(value.content) : plainAxis(),
    series: series.sort((a, b) => a.order - b.order).map(({ entry }) => entry),
  };
  sheet.charts.push(chart);
}

function typeOf(group: string, content: string, series: string): string {
  if (group === "barChart") {
    return firstElement(content, "barDir")?.attributes.get("val") === "bar" ? "BarClustered" : "ColumnClustered";
  }
  if (group === "scatterChart") return "XYScatter";
  if (group === "stockChart") return "StockHLC";
  const symbol = firstElement(between(series, "marker") ?? "", "symbol")?.attributes.get("val");
  return symbol === "none" ? "Line" : "LineMarkers";
}

function seriesFrom(type: string, xml: string): ChartSeriesEntry {
  const name = between(xml, "tx") ?? "";
  const nameFrom = reference(name);
  const values = between(xml, "val") ?? between(xml, "yVal") ?? "";
  const categories = between(xml, "cat") ?? between(xml, "xVal") ?? "";
  const labels = between(xml, "dLbls") ?? "";
  return {
    name: nameFrom === "" ? (firstElement(name, "v")?.text ?? "") : "",
    nameFrom,
    type,
    values: reference(values),
    categories: reference(categories),
    dataLabels: flag(firstElement(labels, "showVal"), "val", false),
  };
}

function reference(xml: string): string {
  const formula = firstElement(xml, "f")?.text ?? "";
  return formula === "" ? "" : `=${formula}`;
}

function axisFrom(xml: string): ChartAxisEntry {
  const title = between(xml, "title");
  const scaling = between(xml, "scaling") ?? "";
  const format = firstElement(xml, "numFmt");
  const linked = format === undefined || flag(format, "sourceLinked", false);
  return {
    title: title === undefined ? "" : textOf(title),
    titleVisible: title !== undefined,
    visible: !flag(firstElement(xml, "delete"), "val", false),
    minimum: numberOf(firstElement(scaling, "min"), "val"),
    maximum: numberOf(firstElement(scaling, "max"), "val"),
    numberFormat: linked ? "" : (format.attributes.get("formatCode") ?? ""),
  };
}

/** The text of a title, written in it or last seen in its cell. */
function textOf(xml: string): string {
  const runs = [...elements(xml, "t")];
  return (runs.length > 0 ? runs : [...elements(xml, "v")]).map(({ text }) => text).join("");
}

/** The content of the first element with this name; undefined if there is none. */
function between(xml: string, name: string): string | undefined {
  const opening = new RegExp(`<${name}(?:\\s[^>]*)?>`).exec(xml);
  if (!opening || opening[0].endsWith("/>")) return undefined;
  const start = opening.index + opening[0].length;
  const end = xml.indexOf(`</${name}>`, start);
  return end < 0 ? undefined : xml.slice(start, end);
}
