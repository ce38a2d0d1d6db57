import { type ChartEntry, type SheetStore, plainAxis, seriesName } from "../../store";
import { oneOf } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import type { Session } from "../base/session";
import { Range, areaArgument } from "../range/range";
import { chartTypeOf, seriesOfRange } from "./chartLayout";
import { ChartAxes, ChartLegend, ChartTitle } from "./chartParts";
import { Drawing, DrawingCollection } from "./drawing";

export class Chart extends Drawing<ChartEntry> {
  override readonly className = "Chart";

  constructor(session: Session, sheet: SheetStore, entry: ChartEntry) {
    super(session, sheet, sheet.charts, entry);
  }

  get axes(): ChartAxes {
    return new ChartAxes(this.session, this.sheet, this.entry);
  }

  get legend(): ChartLegend {
    return new ChartLegend(this.session, this.sheet, this.entry.legend);
  }

  get title(): ChartTitle {
    return new ChartTitle(this.session, this.sheet, this.entry);
  }

  get chartType(): string {
    return this.entry.type;
  }

  set chartType(value: unknown) {
    const type = chartTypeOf(value);
    if (type === "StockHLC" && this.entry.series.length !== 3) throw invalidArgument();
    this.change({ type, series: this.entry.series.map((series) => ({ ...series, type })) });
  }

  /** Moves the chart over the cells from the one to the other. */
  setPosition(startCell: unknown, endCell?: unknown): void {
    const start = this.cell(startCell);
    const end = endCell === undefined || endCell === null || endCell === "" ? undefined : this.cell(endCell);
    this.change({ left: start.left, top: start.top });
    if (end) this.change({ width: end.left + end.width - start.left, height: end.top + end.height - start.top });
  }

  private cell(value: unknown): Range {
    return new Range(this.session, this.sheet, areaArgument(this.sheet, value));
  }
}

export class ChartCollection extends DrawingCollection<ChartEntry, Chart> {
  override readonly className = "ChartCollection";

  protected override get entries(): ChartEntry[] {
    return this.owner.charts;
  }

  protected override make(entry: ChartEntry): Chart {
    return new Chart(this.session, this.owner, entry);
  }

  /**
   * A chart of Excel's default size, 360 x 216 points, in the sheet's corner. A single series gives it its name as title, several have
   * a legend below.
   */
  add(type: unknown, sourceData: unknown, seriesBy: unknown = "Auto"): Chart {
    const chartType = chartTypeOf(type);
    if (!(sourceData instanceof Range)) throw invalidArgument();
    const series = seriesOfRange(sourceData, chartType, oneOf(["Auto", "Columns", "Rows"], seriesBy ?? "Auto"));
    const [only] = series.length === 1 ? series : [];
    return this.insert({
      id: this.session.store.newId(),
      name: this.freeName(),
      type: chartType,
      title: only && only.nameFrom !== "" ? seriesName(this.session.store, only, 0) : "",
      titleVisible: only !== undefined && only.nameFrom !== "",
      legend: { visible: series.length > 1, position: "Bottom" },
      categoryAxis: plainAxis(),
      valueAxis: plainAxis(),
      series,
      left: 0,
      top: 0,
      width: 360,
      height: 216,
    });
  }

  private freeName(): string {
    let number = this.entries.length + 1;
    while (this.getItemOrNullObject(`Chart ${number}`)) number++;
    return `Chart ${number}`;
  }
}
