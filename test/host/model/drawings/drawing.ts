import type { DrawingEntry, SheetStore } from "../../store";
import { numberWithin, textual } from "../base/arguments";
import { itemNotFound } from "../base/errors";
import { ModelObject } from "../base/modelObject";
import { checkAllowed } from "../base/permissions";
import type { Session } from "../base/session";

/** A chart or a shape as a box with a name. */
export abstract class Drawing<Entry extends DrawingEntry> extends ModelObject {
  /** @param entries the sheet's charts or its shapes, of which `entry` is one */
  constructor(
    session: Session,
    protected readonly sheet: SheetStore,
    private readonly entries: DrawingEntry[],
    protected readonly entry: Entry,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { Id: this.entry.id };
  }

  get id(): string {
    return this.entry.id;
  }

  get name(): string {
    return this.entry.name;
  }
  set name(value: unknown) {
    this.reshape({ name: textual(value) });
  }

  /** Points, as are the next three. */
  get left(): number {
    return this.entry.left;
  }
  set left(value: unknown) {
    this.reshape({ left: numberWithin(value, 0, Infinity) });
  }

  get top(): number {
    return this.entry.top;
  }
  set top(value: unknown) {
    this.reshape({ top: numberWithin(value, 0, Infinity) });
  }

  get width(): number {
    return this.entry.width;
  }
  set width(value: unknown) {
    this.reshape({ width: numberWithin(value, 0, Infinity) });
  }

  get height(): number {
    return this.entry.height;
  }
  set height(value: unknown) {
    this.reshape({ height: numberWithin(value, 0, Infinity) });
  }

  delete(): void {
    const place = this.entries.indexOf(this.entry);
    if (place < 0) throw itemNotFound();
    checkAllowed(this.sheet, "allowEditObjects");
    this.entries.splice(place, 1);
    this.sheet.touched();
  }

  private reshape(part: Partial<DrawingEntry>): void {
    this.change(part as Partial<Entry>);
  }

  /** @throws AccessDenied if the sheet's protection forbids drawings, as does deleting one */
  protected change(part: Partial<Entry>): void {
    checkAllowed(this.sheet, "allowEditObjects");
    Object.assign(this.entry, part);
    this.sheet.touched();
  }
}
