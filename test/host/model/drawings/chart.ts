import type { ChartEntry, SheetStore } from "../../store";
import { oneOf } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import type { Session } from "../base/session";
import { areaArgument } from "../range/areaArgument";
import { Range } from "../range/range";
import { ChartAxes } from "./chartAxes";
import { seriesOfRange } from "./chartLayout";
import { ChartLegend } from "./chartLegend";
import { ChartSeriesCollection } from "./chartSeriesCollection";
import { ChartTitle } from "./chartTitle";
import { chartTypeOf } from "./chartTypes";
import { Drawing } from "./drawing";

export class Chart extends Drawing<ChartEntry> {
  override readonly className = "Chart";

  constructor(session: Session, sheet: SheetStore, entry: ChartEntry) {
    super(session, sheet, sheet.charts, entry);
  }

  get axes(): ChartAxes {
    return new ChartAxes(this.session, this.sheet, this.entry);
  }

  get legend(): ChartLegend {
    return new ChartLegend(this.session, this.sheet, this.entry);
  }

  get series(): ChartSeriesCollection {
    return new ChartSeriesCollection(this.session, this.sheet, this.entry);
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

  setData(sourceData: unknown, seriesBy: unknown = "Auto"): void {
    if (!(sourceData instanceof Range)) throw invalidArgument();
    const by = oneOf(["Auto", "Columns", "Rows"], seriesBy ?? "Auto");
    this.change({ series: seriesOfRange(sourceData, this.entry.type, by) });
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
