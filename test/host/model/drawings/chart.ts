import type { ChartEntry, SheetStore } from "../../store";
import { textual } from "../base/arguments";
import type { Session } from "../base/session";
import { areaArgument } from "../range/areaArgument";
import { Range } from "../range/range";
import { ChartTitle } from "./chartTitle";
import { Drawing } from "./drawing";

/** A chart as a box with a type and a title; what is drawn in it is not modelled. */
export class Chart extends Drawing<ChartEntry> {
  override readonly className = "Chart";

  constructor(session: Session, sheet: SheetStore, entry: ChartEntry) {
    super(session, sheet, sheet.charts, entry);
  }

  get chartType(): string {
    return this.entry.type;
  }
  set chartType(value: unknown) {
    this.change({ type: textual(value) });
  }

  get title(): ChartTitle {
    return new ChartTitle(this.session, this.sheet, this.entry);
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
