import type { SheetStore, ShapeEntry } from "../../store";
import { logical, numberWithin, oneOf, textual } from "../base/arguments";
import type { Session } from "../base/session";
import { Drawing } from "./drawing";
import { Image } from "./image";

/** A shape or picture as a box with a name; how a shape looks is not modelled. */
export class Shape extends Drawing<ShapeEntry> {
  override readonly className = "Shape";

  constructor(session: Session, sheet: SheetStore, entry: ShapeEntry) {
    super(session, sheet, sheet.shapes, entry);
  }

  get type(): string {
    return this.entry.type;
  }

  get image(): Image {
    return new Image(this.session, this.entry);
  }

  get altTextTitle(): string {
    return this.entry.altTextTitle;
  }
  set altTextTitle(value: unknown) {
    this.change({ altTextTitle: textual(value) });
  }

  get altTextDescription(): string {
    return this.entry.altTextDescription;
  }
  set altTextDescription(value: unknown) {
    this.change({ altTextDescription: textual(value) });
  }

  get lockAspectRatio(): boolean {
    return this.entry.lockAspectRatio;
  }
  set lockAspectRatio(value: unknown) {
    this.change({ lockAspectRatio: logical(value) });
  }

  get placement(): string {
    return this.entry.placement;
  }
  set placement(value: unknown) {
    this.change({ placement: oneOf(["TwoCell", "OneCell", "Absolute"], value) });
  }

  get visible(): boolean {
    return this.entry.visible;
  }
  set visible(value: unknown) {
    this.change({ visible: logical(value) });
  }

  /** 0 for the one that lies lowest. */
  get zOrderPosition(): number {
    return this.sheet.shapes.indexOf(this.entry);
  }

  override get width(): number {
    return this.entry.width;
  }
  /** Points; if the aspect ratio is locked, the height follows. @throws InvalidArgument for zero and less, as documented */
  override set width(value: unknown) {
    const width = positive(value);
    const height = this.entry.lockAspectRatio ? (this.entry.height * width) / this.entry.width : this.entry.height;
    this.change({ width, height });
  }

  override get height(): number {
    return this.entry.height;
  }
  override set height(value: unknown) {
    const height = positive(value);
    const width = this.entry.lockAspectRatio ? (this.entry.width * height) / this.entry.height : this.entry.width;
    this.change({ width, height });
  }
}

function positive(value: unknown): number {
  return numberWithin(value, Number.MIN_VALUE, Infinity);
}
