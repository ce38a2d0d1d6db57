import { type ChartAxisEntry, type ChartEntry, type SheetStore, axisScale, chartData, seriesFormat } from "../../store";
import { logical, numberWithin, textual } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import type { Session } from "../base/session";
import { ChartPart } from "./chartPart";

export class ChartAxes extends ChartPart {
  override readonly className = "ChartAxes";

  get categoryAxis(): ChartAxis {
    return new ChartAxis(this.session, this.sheet, this.chart, "Category");
  }

  get valueAxis(): ChartAxis {
    return new ChartAxis(this.session, this.sheet, this.chart, "Value");
  }
}

export class ChartAxis extends ChartPart {
  override readonly className = "ChartAxis";

  constructor(
    session: Session,
    sheet: SheetStore,
    chart: ChartEntry,
    readonly type: "Category" | "Value",
  ) {
    super(session, sheet, chart);
  }

  get title(): ChartAxisTitle {
    return new ChartAxisTitle(this.session, this.sheet, this.chart, this.entry);
  }

  get visible(): boolean {
    return this.entry.visible;
  }
  set visible(value: unknown) {
    this.change(this.entry, { visible: logical(value) });
  }

  /** "The returned value is always a number": the one that the chart shows if none was given. */
  get minimum(): number {
    return this.entry.minimum ?? this.shown.minimum;
  }
  /** A number, or "" for the chart's own. @throws InvalidArgument for an axis of names */
  set minimum(value: unknown) {
    this.change(this.entry, { minimum: this.end(value) });
  }

  get maximum(): number {
    return this.entry.maximum ?? this.shown.maximum;
  }
  set maximum(value: unknown) {
    this.change(this.entry, { maximum: this.end(value) });
  }

  get numberFormat(): string {
    const [first] = this.chart.series;
    const cells = this.type === "Value" ? first?.values : first?.categories;
    return this.entry.numberFormat || (cells ? seriesFormat(this.session.store, cells) : "General");
  }
  set numberFormat(value: unknown) {
    this.change(this.entry, { numberFormat: textual(value) });
  }

  private get entry(): ChartAxisEntry {
    return this.type === "Value" ? this.chart.valueAxis : this.chart.categoryAxis;
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

export class ChartAxisTitle extends ChartPart {
  override readonly className = "ChartAxisTitle";

  constructor(
    session: Session,
    sheet: SheetStore,
    chart: ChartEntry,
    private readonly axis: ChartAxisEntry,
  ) {
    super(session, sheet, chart);
  }

  get text(): string {
    return this.axis.title;
  }
  /** A title that is given is shown. */
  set text(value: unknown) {
    this.change(this.axis, { title: textual(value), titleVisible: true });
  }

  get visible(): boolean {
    return this.axis.titleVisible;
  }
  set visible(value: unknown) {
    this.change(this.axis, { titleVisible: logical(value) });
  }
}
