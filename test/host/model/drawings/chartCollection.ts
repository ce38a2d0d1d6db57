import { type ChartEntry, plainAxis, seriesName } from "../../store";
import { oneOf } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import { Range } from "../range/range";
import { Chart } from "./chart";
import { seriesOfRange } from "./chartLayout";
import { chartTypeOf } from "./chartTypes";
import { DrawingCollection } from "./drawingCollection";

export class ChartCollection extends DrawingCollection<ChartEntry, Chart> {
  override readonly className = "ChartCollection";

  protected override get entries(): ChartEntry[] {
    return this.sheet.charts;
  }

  protected override make(entry: ChartEntry): Chart {
    return new Chart(this.session, this.sheet, entry);
  }

  get count(): number {
    return this.sheet.charts.length;
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

  getItemOrNullObject(key: unknown): Chart | null {
    return this.find(key) ?? null;
  }

  private freeName(): string {
    let number = this.sheet.charts.length + 1;
    while (this.find(`Chart ${number}`)) number++;
    return `Chart ${number}`;
  }
}
