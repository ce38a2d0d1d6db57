import { type ChartEntry, type SheetStore } from "../../store";
import { Chart } from "./chart";
import { invalidArgument, itemNotFound } from "../base/errors";
import { checkAllowed, oneOf, textual } from "../base/guards";
import { ModelCollection } from "../base/modelObject";
import { Range } from "../range/range";
import type { Session } from "../base/session";

export class ChartCollection extends ModelCollection<Chart> {
  override readonly className = "ChartCollection";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    super(session);
  }

  override list(): readonly Chart[] {
    return this.sheet.charts.map((entry) => new Chart(this.session, this.sheet, entry));
  }

  get count(): number {
    return this.sheet.charts.length;
  }

  /** A chart of Excel's default size, 360 x 216 points, in the sheet's corner. */
  add(type: unknown, sourceData: unknown, seriesBy: unknown = "Auto"): Chart {
    checkAllowed(this.sheet, "allowEditObjects");
    if (!(sourceData instanceof Range)) throw invalidArgument();
    const number = this.sheet.charts.length + 1;
    const entry: ChartEntry = {
      id: this.session.store.newId(),
      name: `Chart ${number}`,
      type: textual(type),
      title: "",
      source: sourceData.area,
      seriesBy: oneOf(["Auto", "Columns", "Rows"], seriesBy ?? "Auto"),
      left: 0,
      top: 0,
      width: 360,
      height: 216,
    };
    this.sheet.charts.push(entry);
    this.sheet.touched();
    return new Chart(this.session, this.sheet, entry);
  }

  /** @param key a name or an id */
  override getItem(key: unknown): Chart {
    const chart = this.getItemOrNullObject(key);
    if (!chart) throw itemNotFound();
    return chart;
  }

  getItemAt(index: unknown): Chart {
    const chart = typeof index === "number" ? this.list()[index] : undefined;
    if (!chart) throw invalidArgument();
    return chart;
  }

  getItemOrNullObject(key: unknown): Chart | null {
    const wanted = textual(key).toLowerCase();
    return (
      this.list().find((chart) => chart.id.toLowerCase() === wanted || chart.name.toLowerCase() === wanted) ?? null
    );
  }
}
