import type { ChartEntry, SheetStore } from "../../store";
import { numberWithin, textual, whole } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import { ModelCollection } from "../base/modelObject";
import { checkAllowed } from "../base/permissions";
import type { Session } from "../base/session";
import { ChartSeries } from "./chartSeries";

export class ChartSeriesCollection extends ModelCollection<ChartSeries> {
  override readonly className = "ChartSeriesCollection";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly chart: ChartEntry,
  ) {
    super(session);
  }

  override list(): readonly ChartSeries[] {
    return this.chart.series.map((entry) => new ChartSeries(this.session, this.sheet, this.chart, entry));
  }

  get count(): number {
    return this.chart.series.length;
  }

  /**
   * A series without values, at the end unless an index is given.
   * @throws InvalidArgument for a stock chart, which has its three
   */
  add(name?: unknown, index?: unknown): ChartSeries {
    checkAllowed(this.sheet, "allowEditObjects");
    if (this.chart.type.startsWith("Stock")) throw invalidArgument();
    const { series, type } = this.chart;
    const place = index === undefined || index === null ? series.length : numberWithin(whole(index), 0, series.length);
    const given = name === undefined || name === null ? "" : textual(name);
    const entry = { name: given, nameFrom: "", type, values: "", categories: "", dataLabels: false };
    entry.categories = series[0]?.categories ?? "";
    series.splice(place, 0, entry);
    this.sheet.touched();
    return new ChartSeries(this.session, this.sheet, this.chart, entry);
  }

  override getItem(index: unknown): ChartSeries {
    return this.getItemAt(index);
  }

  getItemAt(index: unknown): ChartSeries {
    const series = typeof index === "number" ? this.list()[index] : undefined;
    if (!series) throw invalidArgument();
    return series;
  }
}
