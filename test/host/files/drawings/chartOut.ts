import {
  type ChartAxisEntry,
  type ChartEntry,
  type ChartSeriesData,
  type ChartSeriesEntry,
  type SheetStore,
  type WorkbookStore,
  chartData,
} from "../../store";
import { seriesColor } from "../../looks/chartColors";
import { OFFICE } from "../package/relationships";
import { tag } from "../package/xml";
import { anchored } from "./place";

const CHART = "http://schemas.openxmlformats.org/drawingml/2006/chart";
const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main";
/** Which axis of a chart is which. */
const CATEGORY_AXIS = 1;
const VALUE_AXIS = 2;
const LEGEND = { Top: "t", Bottom: "b", Left: "l", Right: "r", Corner: "tr" };

interface Written {
  readonly entry: ChartSeriesEntry;
  readonly data: ChartSeriesData;
  readonly index: number;
}

/** A chart in a drawing part. @param id of the drawing among those of the sheet. @param relation of the drawing part to the chart's */
export function chartFrameToFile(sheet: SheetStore, chart: ChartEntry, id: number, relation: string): string {
  const properties = tag("xdr:cNvPr", { id, name: chart.name });
  const reference = tag("c:chart", { "xmlns:c": CHART, "r:id": relation });
  return anchored(
    sheet,
    chart,
    "TwoCell",
    `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr>${properties}<xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
      `<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>` +
      `<a:graphic><a:graphicData uri="${CHART}">${reference}</a:graphicData></a:graphic></xdr:graphicFrame>`,
  );
}

/** The chart's own part, elements in the order of ECMA-376 part 1, 21.2. It includes the contents of the chart's cells. */
export function chartToFile(chart: ChartEntry, workbook: WorkbookStore): string {
  const data = chartData(workbook, chart);
  const written = chart.series.map((entry, index) => ({ entry, data: data[index]!, index }));
  const kinds = new Map<string, Written[]>();
  for (const one of written) {
    const kind = kindOf(one.entry.type);
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  if (kinds.size === 0) kinds.set(kindOf(chart.type), []);
  const groups = [...kinds].map(([kind, series]) => group(kind, series)).join("");
  const { legend } = chart;
  return (
    `<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}" xmlns:r="${OFFICE}/relationships"><c:roundedCorners val="0"/><c:chart>` +
    (chart.titleVisible ? title(chart.title, 1400) : "") +
    val("autoTitleDeleted", chart.titleVisible ? 0 : 1) +
    `<c:plotArea><c:layout/>${groups}${axes(chart)}</c:plotArea>` +
    (legend.visible ? `<c:legend>${val("legendPos", LEGEND[legend.position])}${val("overlay", 0)}</c:legend>` : "") +
    `${val("plotVisOnly", 1)}${val("dispBlanksAs", "gap")}</c:chart></c:chartSpace>`
  );
}

function kindOf(type: string): "column" | "bar" | "line" | "scatter" | "stock" {
  if (type === "ColumnClustered") return "column";
  if (type === "BarClustered") return "bar";
  if (type === "XYScatter") return "scatter";
  return type === "StockHLC" ? "stock" : "line";
}

function group(kind: string, series: readonly Written[]): string {
  const all = series.map((one) => seriesToFile(kind, one)).join("");
  const ids = val("axId", CATEGORY_AXIS) + val("axId", VALUE_AXIS);
  if (kind === "scatter") {
    return `<c:scatterChart>${val("scatterStyle", "lineMarker")}${val("varyColors", 0)}${all}${ids}</c:scatterChart>`;
  }
  if (kind === "stock") return `<c:stockChart>${all}<c:hiLowLines/>${ids}</c:stockChart>`;
  if (kind === "line") {
    return `<c:lineChart>${val("grouping", "standard")}${val("varyColors", 0)}${all}${val("marker", 1)}${ids}</c:lineChart>`;
  }
  const direction = val("barDir", kind === "bar" ? "bar" : "col") + val("grouping", "clustered");
  return `<c:barChart>${direction}${val("varyColors", 0)}${all}${val("gapWidth", 219)}${ids}</c:barChart>`;
}

function seriesToFile(kind: string, { entry, data, index }: Written): string {
  const fill = `<a:solidFill>${tag("a:srgbClr", { val: seriesColor(index).slice(1) })}</a:solidFill>`;
  const line =
    { column: "", bar: "", line: `<a:ln w="28575">${fill}</a:ln>` }[kind] ?? `<a:ln w="28575"><a:noFill/></a:ln>`;
  const shape = `<c:spPr>${kind === "column" || kind === "bar" ? fill : ""}${line}</c:spPr>`;
  const symbol = kind === "stock" ? (index === 2 ? "dash" : "none") : entry.type === "Line" ? "none" : "circle";
  const marker = `<c:marker>${val("symbol", symbol)}${symbol === "none" ? "" : val("size", 5) + shapeOf(fill)}</c:marker>`;
  const shows = ["LegendKey", "Val", "CatName", "SerName", "Percent", "BubbleSize"];
  const labels = `<c:dLbls>${shows.map((what) => val(`show${what}`, what === "Val" ? 1 : 0)).join("")}</c:dLbls>`;
  const isScatter = kind === "scatter";
  const texts = entry.categories === "" ? "" : categoriesToFile(entry.categories, data, isScatter);
  const figures = cache("num", entry.values, data.values);
  return (
    `<c:ser>${val("idx", index)}${val("order", index)}${nameToFile(entry, data)}${shape}` +
    (kind === "column" || kind === "bar" ? val("invertIfNegative", 0) : marker) +
    (entry.dataLabels ? labels : "") +
    (isScatter ? texts && `<c:xVal>${texts}</c:xVal>` : texts && `<c:cat>${texts}</c:cat>`) +
    (entry.values === "" ? "" : isScatter ? `<c:yVal>${figures}</c:yVal>` : `<c:val>${figures}</c:val>`) +
    (kind === "line" || isScatter ? val("smooth", 0) : "") +
    "</c:ser>"
  );
}

function shapeOf(fill: string): string {
  return `<c:spPr>${fill}</c:spPr>`;
}

function nameToFile({ name, nameFrom }: ChartSeriesEntry, data: ChartSeriesData): string {
  if (nameFrom !== "") return `<c:tx>${cache("str", nameFrom, [data.name])}</c:tx>`;
  return name === "" ? "" : `<c:tx>${tag("c:v", {}, name)}</c:tx>`;
}

function categoriesToFile(reference: string, { categories, x }: ChartSeriesData, asNumbers: boolean): string {
  return asNumbers ? cache("num", reference, x) : cache("str", reference, categories);
}

/** A reference with the contents of its cells. */
function cache(kind: "num" | "str", reference: string, values: readonly (number | string | undefined)[]): string {
  const points = values.map((value, idx) =>
    value === undefined ? "" : `<c:pt idx="${idx}">${tag("c:v", {}, String(value))}</c:pt>`,
  );
  const format = kind === "num" ? tag("c:formatCode", {}, "General") : "";
  const cells = tag("c:f", {}, reference.replace(/^=/, ""));
  return `<c:${kind}Ref>${cells}<c:${kind}Cache>${format}${val("ptCount", values.length)}${points.join("")}</c:${kind}Cache></c:${kind}Ref>`;
}

function axes({ type, categoryAxis, valueAxis }: ChartEntry): string {
  const bars = type === "BarClustered";
  const scatter = type === "XYScatter";
  const lying = axis(categoryAxis, CATEGORY_AXIS, VALUE_AXIS, bars ? "l" : "b", !scatter);
  const upright = axis(valueAxis, VALUE_AXIS, CATEGORY_AXIS, bars ? "b" : "l", false, scatter ? "midCat" : "between");
  return lying + upright;
}

function axis(
  { title: text, titleVisible, visible, minimum, maximum, numberFormat }: ChartAxisEntry,
  id: number,
  crossed: number,
  position: string,
  ofNames: boolean,
  between = "midCat",
): string {
  const ends = (maximum === undefined ? "" : val("max", maximum)) + (minimum === undefined ? "" : val("min", minimum));
  const format = tag("c:numFmt", { formatCode: numberFormat || "General", sourceLinked: numberFormat === "" ? 1 : 0 });
  const grid =
    '<c:majorGridlines><c:spPr><a:ln w="9525"><a:solidFill><a:srgbClr val="D9D9D9"/></a:solidFill></a:ln></c:spPr></c:majorGridlines>';
  const name = ofNames ? "catAx" : "valAx";
  return (
    `<c:${name}>${val("axId", id)}<c:scaling>${val("orientation", "minMax")}${ends}</c:scaling>` +
    val("delete", visible ? 0 : 1) +
    val("axPos", position) +
    (ofNames ? "" : grid) +
    (titleVisible ? title(text, 1000) : "") +
    format +
    val("majorTickMark", "none") +
    val("minorTickMark", "none") +
    val("tickLblPos", ofNames ? "low" : "nextTo") +
    val("crossAx", crossed) +
    val("crosses", "autoZero") +
    (ofNames ? val("auto", 1) : val("crossBetween", between)) +
    `</c:${name}>`
  );
}

/** @param size hundredths of a point */
function title(text: string, size: number): string {
  const run = `<a:r>${tag("a:rPr", { lang: "en-US", sz: size, b: 0 })}${tag("a:t", {}, text)}</a:r>`;
  return `<c:title><c:tx><c:rich><a:bodyPr/><a:p>${run}</a:p></c:rich></c:tx>${val("overlay", 0)}</c:title>`;
}

function val(name: string, value: string | number): string {
  return tag(`c:${name}`, { val: value });
}
