import { type ChartEntry, type ChartSeriesEntry, type SheetStore, seriesData, seriesName } from "../../store";
import { logical, oneOf, textual } from "../base/arguments";
import { invalidArgument, itemNotFound } from "../base/errors";
import type { Session } from "../base/session";
import { Range } from "../range/range";
import { lineReference } from "./chartLayout";
import { ChartPart } from "./chartPart";
import { chartTypeOf } from "./chartTypes";

export class ChartSeries extends ChartPart {
  override readonly className = "ChartSeries";

  constructor(
    session: Session,
    sheet: SheetStore,
    chart: ChartEntry,
    private readonly entry: ChartSeriesEntry,
  ) {
    super(session, sheet, chart);
  }

  get name(): string {
    return seriesName(this.session.store, this.entry, this.place);
  }
  set name(value: unknown) {
    this.change(this.entry, { name: textual(value), nameFrom: "" });
  }

  get chartType(): string {
    return this.entry.type;
  }
  /** @throws InvalidArgument for a stock chart, whose series belong together */
  set chartType(value: unknown) {
    const type = chartTypeOf(value);
    if (this.chart.type.startsWith("Stock") || type.startsWith("Stock")) throw invalidArgument();
    this.change(this.entry, { type });
  }

  get hasDataLabels(): boolean {
    return this.entry.dataLabels;
  }
  set hasDataLabels(value: unknown) {
    this.change(this.entry, { dataLabels: logical(value) });
  }

  /** @throws InvalidArgument unless it is a row or a column of cells */
  setValues(sourceData: unknown): void {
    if (!(sourceData instanceof Range)) throw invalidArgument();
    this.change(this.entry, { values: lineReference(sourceData) });
  }

  /** The categories, or the x of points. @throws InvalidArgument unless it is a row or a column of cells */
  setXAxisValues(sourceData: unknown): void {
    if (!(sourceData instanceof Range)) throw invalidArgument();
    this.change(this.entry, { categories: lineReference(sourceData) });
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
    this.change(this.chart, { series: this.chart.series.filter((series) => series !== this.entry) });
  }

  private get place(): number {
    return this.chart.series.indexOf(this.entry);
  }
}
