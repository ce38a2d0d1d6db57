import type { ConditionalFormatEntry, SheetStore } from "../../store";
import { ColorScaleConditionalFormat } from "./colorScaleConditionalFormat";
import { itemNotFound } from "../base/errors";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

/** One conditional format; only colour scales are modelled. */
export class ConditionalFormat extends ModelObject {
  override readonly className = "ConditionalFormat";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly entry: ConditionalFormatEntry,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { Id: this.entry.id };
  }

  override isGone(): boolean {
    return !this.sheet.conditionalFormats.includes(this.entry);
  }

  get id(): string {
    return this.entry.id;
  }

  get type(): string {
    return this.entry.type;
  }

  get colorScale(): ColorScaleConditionalFormat {
    return new ColorScaleConditionalFormat(this.session, this.sheet, this.entry);
  }

  delete(): void {
    const place = this.sheet.conditionalFormats.indexOf(this.entry);
    if (place < 0) throw itemNotFound();
    this.sheet.conditionalFormats.splice(place, 1);
    this.sheet.touched();
  }
}
