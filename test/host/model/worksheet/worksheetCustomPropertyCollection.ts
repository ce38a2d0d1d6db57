import type { SheetStore } from "../../store";
import { invalidArgument, itemNotFound } from "../base/errors";
import { textual } from "../base/arguments";
import { ModelCollection, SheetObject } from "../base/modelObject";
import type { Session } from "../base/session";

export class WorksheetCustomProperty extends SheetObject {
  override readonly className = "WorksheetCustomProperty";

  constructor(
    session: Session,
    sheet: SheetStore,
    readonly key: string,
  ) {
    super(session, sheet);
  }

  override identity(): Record<string, unknown> {
    return { _Id: this.key };
  }

  get value(): string {
    const value = this.sheet.customProperties.get(this.key);
    if (value === undefined) throw itemNotFound();
    return value;
  }
  set value(value: unknown) {
    this.sheet.customProperties.set(this.key, textual(value));
    this.sheet.touched();
  }
}

/** Microsoft's documented limit, characters. */
const LONGEST_KEY = 255;

/** A sheet's own texts by key; keys differ without regard to case. */
export class WorksheetCustomPropertyCollection extends ModelCollection<WorksheetCustomProperty, SheetStore> {
  override readonly className = "WorksheetCustomPropertyCollection";

  override list(): readonly WorksheetCustomProperty[] {
    return [...this.owner.customProperties.keys()].map(
      (key) => new WorksheetCustomProperty(this.session, this.owner, key),
    );
  }

  /** @throws InvalidArgument for a key of more than 255 characters */
  add(key: unknown, value: unknown): WorksheetCustomProperty {
    if (textual(key).length > LONGEST_KEY) throw invalidArgument();
    const property =
      this.getItemOrNullObject(key) ?? new WorksheetCustomProperty(this.session, this.owner, textual(key));
    property.value = value;
    return property;
  }

  override getItemOrNullObject(key: unknown): WorksheetCustomProperty | null {
    const wanted = textual(key).toLowerCase();
    return this.list().find((property) => property.key.toLowerCase() === wanted) ?? null;
  }
}
