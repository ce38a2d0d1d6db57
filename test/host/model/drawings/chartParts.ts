import {
  type ChartAxisEntry,
  type ChartEntry,
  type ChartSeriesEntry,
  LEGEND_POSITIONS,
  type SheetStore,
  axisScale,
  chartData,
  seriesData,
  seriesFormat,
  seriesName,
} from "../../store";
import { logical, numberWithin, oneOf, textual, whole } from "../base/arguments";
import { invalidArgument, itemNotFound } from "../base/errors";
import { ModelCollection, withProperties } from "../base/modelObject";
import { checkAllowed } from "../base/permissions";
import type { Session } from "../base/session";
import { chartTypeOf, lineReference } from "./chartLayout";
import { DrawingPart } from "./drawing";

export class ChartAxes extends DrawingPart<ChartEntry> {
  override readonly className = "ChartAxes";

  get categoryAxis(): ChartAxis {
    return new ChartAxis(this.session, this.sheet, this.entry, "Category");
  }

  get valueAxis(): ChartAxis {
    return new ChartAxis(this.session, this.sheet, this.entry, "Value");
  }
}

export class ChartAxis extends withProperties(DrawingPart<ChartAxisEntry>, { visible: logical }) {
  override readonly className = "ChartAxis";

  constructor(
    session: Session,
    sheet: SheetStore,
    private readonly chart: ChartEntry,
    readonly type: "Category" | "Value",
  ) {
    super(session, sheet, type === "Value" ? chart.valueAxis : chart.categoryAxis);
  }

  get title(): ChartAxisTitle {
    return new ChartAxisTitle(this.session, this.sheet, this.entry);
  }

  /** "The returned value is always a number": the one that the chart shows if none was given. */
  get minimum(): number {
    return this.entry.minimum ?? this.shown.minimum;
  }

  /** A number, or "" for the chart's own. @throws InvalidArgument for an axis of names */
  set minimum(value: unknown) {
    this.change({ minimum: this.end(value) });
  }

  get maximum(): number {
    return this.entry.maximum ?? this.shown.maximum;
  }

  set maximum(value: unknown) {
    this.change({ maximum: this.end(value) });
  }

  get numberFormat(): string {
    const [first] = this.chart.series;
    const cells = this.type === "Value" ? first?.values : first?.categories;
    return this.entry.numberFormat || (cells ? seriesFormat(this.session.store, cells) : "General");
  }

  set numberFormat(value: unknown) {
    this.change({ numberFormat: textual(value) });
  }

  private get hasNumbers(): boolean {
    return this.type === "Value" || this.chart.type.startsWith("XYScatter");
  }

  private get shown(): { readonly minimum: number; readonly maximum: number } {
    const series = chartData(this.session.store, this.chart);
    if (!this.hasNumbers) return { minimum: 1, maximum: Math.max(1, ...series.map(({ values }) => values.length)) };
    return axisScale(series, this.type === "Value" ? "values" : "x", this.entry);
  }

  private end(value: unknown): number | undefined {
    if (!this.hasNumbers) throw invalidArgument();
    return value === "" ? undefined : numberWithin(value, -Number.MAX_VALUE, Number.MAX_VALUE);
  }
}

abstract class Title extends DrawingPart<{ title: string; titleVisible: boolean }> {
  get text(): string {
    return this.entry.title;
  }

  /** A title that is given is shown. */
  set text(value: unknown) {
    this.change({ title: textual(value), titleVisible: true });
  }

  get visible(): boolean {
    return this.entry.titleVisible;
  }

  set visible(value: unknown) {
    this.change({ titleVisible: logical(value) });
  }
}

export class ChartTitle extends Title {
  override readonly className = "ChartTitle";
}

export class ChartAxisTitle extends Title {
  override readonly className = "ChartAxisTitle";
}

export class ChartLegend extends withProperties(DrawingPart<ChartEntry["legend"]>, {
  position: (value) => oneOf(LEGEND_POSITIONS, value),
  visible: logical,
}) {
  override readonly className = "ChartLegend";
}

/** A chart, as its series need it. */
type OfSeries = DrawingPart<ChartEntry>;

export class ChartSeries extends DrawingPart<ChartSeriesEntry> {
  override readonly className = "ChartSeries";

  constructor(
    private readonly chart: OfSeries,
    session: Session,
    entry: ChartSeriesEntry,
  ) {
    super(session, chart.sheet, entry);
  }

  get name(): string {
    return seriesName(this.session.store, this.entry, this.place);
  }

  set name(value: unknown) {
    this.change({ name: textual(value), nameFrom: "" });
  }

  get chartType(): string {
    return this.entry.type;
  }

  /** @throws InvalidArgument for a stock chart, whose series belong together */
  set chartType(value: unknown) {
    const type = chartTypeOf(value);
    if (this.chart.entry.type.startsWith("Stock") || type.startsWith("Stock")) throw invalidArgument();
    this.change({ type });
  }

  get hasDataLabels(): boolean {
    return this.entry.dataLabels;
  }

  set hasDataLabels(value: unknown) {
    this.change({ dataLabels: logical(value) });
  }

  /** @throws InvalidArgument unless it is a row or a column of cells */
  setValues(sourceData: unknown): void {
    this.change({ values: lineReference(sourceData) });
  }

  /** The categories, or the x of points. @throws InvalidArgument unless it is a row or a column of cells */
  setXAxisValues(sourceData: unknown): void {
    this.change({ categories: lineReference(sourceData) });
  }

  getDimensionValues(dimension: unknown): readonly (number | string | null)[] {
    const asked = oneOf(["Categories", "Values", "XValues", "YValues"], dimension);
    const { values, categories, x } = seriesData(this.session.store, this.entry, this.place);
    const isScatter = this.entry.type.startsWith("XYScatter");
    if ((asked === "XValues" || asked === "YValues") !== isScatter) throw invalidArgument();
    if (asked === "Categories") return categories;
    return asked === "XValues" ? x : values.map((value) => value ?? null);
  }

  delete(): void {
    if (this.place < 0) throw itemNotFound();
    this.chart.change({ series: this.chart.entry.series.filter((series) => series !== this.entry) });
  }

  private get place(): number {
    return this.chart.entry.series.indexOf(this.entry);
  }
}

export class ChartSeriesCollection extends ModelCollection<ChartSeries, OfSeries> {
  override readonly className = "ChartSeriesCollection";

  override list(): readonly ChartSeries[] {
    return this.owner.entry.series.map((entry) => new ChartSeries(this.owner, this.session, entry));
  }

  /**
   * A series without values, at the end unless an index is given.
   * @throws InvalidArgument for a stock chart, which has its three
   */
  add(name?: unknown, index?: unknown): ChartSeries {
    checkAllowed(this.owner.sheet, "allowEditObjects");
    const { series, type } = this.owner.entry;
    if (type.startsWith("Stock")) throw invalidArgument();
    const place = index === undefined || index === null ? series.length : numberWithin(whole(index), 0, series.length);
    const given = name === undefined || name === null ? "" : textual(name);
    const categories = series[0]?.categories ?? "";
    const entry = { name: given, nameFrom: "", type, values: "", categories, dataLabels: false };
    series.splice(place, 0, entry);
    this.owner.sheet.touched();
    return new ChartSeries(this.owner, this.session, entry);
  }
}
