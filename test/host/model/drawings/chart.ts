import type { ChartEntry, SheetStore } from "../../store";
import { itemNotFound } from "../base/errors";
import { numberWithin, textual } from "../base/guards";
import { ChartTitle } from "./chartTitle";
import { ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import { areaOf } from "../base/resolve";
import type { Session } from "../base/session";
import { Worksheet } from "../worksheet/worksheet";

/** A chart as a box with a type and a title; what is drawn in it is not modelled. */
export class Chart extends ModelObject {
  override readonly className = "Chart";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly entry: ChartEntry,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { Id: this.entry.id };
  }

  get id(): string {
    return this.entry.id;
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

  get name(): string {
    return this.entry.name;
  }
  set name(value: unknown) {
    this.change({ name: textual(value) });
  }

  get left(): number {
    return this.entry.left;
  }
  set left(value: unknown) {
    this.change({ left: numberWithin(value, 0, Infinity) });
  }

  get top(): number {
    return this.entry.top;
  }
  set top(value: unknown) {
    this.change({ top: numberWithin(value, 0, Infinity) });
  }

  get width(): number {
    return this.entry.width;
  }
  set width(value: unknown) {
    this.change({ width: numberWithin(value, 0, Infinity) });
  }

  get height(): number {
    return this.entry.height;
  }
  set height(value: unknown) {
    this.change({ height: numberWithin(value, 0, Infinity) });
  }

  get worksheet(): Worksheet {
    return new Worksheet(this.session, this.sheet);
  }

  /** Moves the chart over the cells from the one to the other. */
  setPosition(startCell: unknown, endCell?: unknown): void {
    const start = this.cell(startCell);
    const end = endCell === undefined || endCell === null || endCell === "" ? undefined : this.cell(endCell);
    this.change({ left: start.left, top: start.top });
    if (end) this.change({ width: end.left + end.width - start.left, height: end.top + end.height - start.top });
  }

  delete(): void {
    if (!this.sheet.charts.includes(this.entry)) throw itemNotFound();
    this.sheet.charts = this.sheet.charts.filter((entry) => entry !== this.entry);
    this.sheet.touched();
  }

  private cell(value: unknown): Range {
    return value instanceof Range ? value : new Range(this.session, this.sheet, areaOf(this.sheet, textual(value)));
  }

  private change(part: Partial<ChartEntry>): void {
    Object.assign(this.entry, part);
    this.sheet.touched();
  }
}
