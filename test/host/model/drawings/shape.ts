import type { SheetStore, ShapeEntry } from "../../store";
import type { Session } from "../base/session";
import { Drawing } from "./drawing";

/** A shape or picture as a box with a name; its looks are not modelled. */
export class Shape extends Drawing<ShapeEntry> {
  override readonly className = "Shape";

  constructor(session: Session, sheet: SheetStore, entry: ShapeEntry) {
    super(session, sheet, sheet.shapes, entry);
  }

  get type(): string {
    return this.entry.type;
  }
}
