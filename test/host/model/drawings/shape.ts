import type { ShapeEntry, SheetStore } from "../../store";
import { itemNotFound } from "../base/errors";
import { numberWithin, textual } from "../base/guards";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

/** A drawing as a box with a name; its looks are not modelled. */
export class Shape extends ModelObject {
  override readonly className = "Shape";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly entry: ShapeEntry,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { Id: this.entry.id };
  }

  get id(): string {
    return this.entry.id;
  }

  get type(): string {
    return this.entry.type;
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

  delete(): void {
    if (!this.sheet.shapes.includes(this.entry)) throw itemNotFound();
    this.sheet.shapes = this.sheet.shapes.filter((entry) => entry !== this.entry);
    this.sheet.touched();
  }

  private change(part: Partial<ShapeEntry>): void {
    Object.assign(this.entry, part);
    this.sheet.touched();
  }
}
