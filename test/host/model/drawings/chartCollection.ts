import type { ChartEntry } from "../../store";
import { oneOf, textual } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import { Range } from "../range/range";
import { Chart } from "./chart";
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

  /** A chart of Excel's default size, 360 x 216 points, in the sheet's corner. */
  add(type: unknown, sourceData: unknown, seriesBy: unknown = "Auto"): Chart {
    if (!(sourceData instanceof Range)) throw invalidArgument();
    return this.insert({
      id: this.session.store.newId(),
      name: `Chart ${this.sheet.charts.length + 1}`,
      type: textual(type),
      title: "",
      source: sourceData.area,
      seriesBy: oneOf(["Auto", "Columns", "Rows"], seriesBy ?? "Auto"),
      left: 0,
      top: 0,
      width: 360,
      height: 216,
    });
  }

  getItemOrNullObject(key: unknown): Chart | null {
    return this.find(key) ?? null;
  }
}
