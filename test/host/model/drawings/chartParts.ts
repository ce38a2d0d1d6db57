import {
  type ChartAxisEntry,
  type ChartEntry,
  LEGEND_POSITIONS,
  type SheetStore,
  axisScale,
  chartData,
  seriesFormat,
} from "../../store";
import { logical, numberWithin, oneOf, textual } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import { withProperties } from "../base/modelObject";
import type { Session } from "../base/session";
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
