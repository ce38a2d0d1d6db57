import type { SheetStore } from "../../store";
import { invalidArgument, itemNotFound } from "../base/errors";
import { textual } from "../base/arguments";
import { ModelCollection, ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

export class WorksheetCustomProperty extends ModelObject {
  override readonly className = "WorksheetCustomProperty";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    readonly key: string,
  ) {
    super(session);
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

  delete(): void {
    if (!this.sheet.customProperties.delete(this.key)) throw itemNotFound();
    this.sheet.touched();
  }
}

/** Microsoft's documented limit, characters. */
const LONGEST_KEY = 255;

/** A sheet's own texts by key; keys differ without regard to case. */
export class WorksheetCustomPropertyCollection extends ModelCollection<WorksheetCustomProperty> {
  override readonly className = "WorksheetCustomPropertyCollection";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    super(session);
  }

  override list(): readonly WorksheetCustomProperty[] {
    return [...this.sheet.customProperties.keys()].map(
      (key) => new WorksheetCustomProperty(this.session, this.sheet, key),
    );
  }

  /** @throws InvalidArgument for a key of more than 255 characters */
  add(key: unknown, value: unknown): WorksheetCustomProperty {
    if (textual(key).length > LONGEST_KEY) throw invalidArgument();
    const property =
      this.getItemOrNullObject(key) ?? new WorksheetCustomProperty(this.session, this.sheet, textual(key));
    property.value = value;
    return property;
  }

  override getItem(key: unknown): WorksheetCustomProperty {
    const property = this.getItemOrNullObject(key);
    if (!property) throw itemNotFound();
    return property;
  }

  getItemOrNullObject(key: unknown): WorksheetCustomProperty | null {
    const wanted = textual(key).toLowerCase();
    return this.list().find((property) => property.key.toLowerCase() === wanted) ?? null;
  }
}
