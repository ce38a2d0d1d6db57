import type { DrawingEntry, SheetStore } from "../../store";
import { numberWithin, textual } from "../base/arguments";
import { itemNotFound } from "../base/errors";
import { ModelCollection, SheetObject, withProperties } from "../base/modelObject";
import { checkAllowed } from "../base/permissions";
import type { Session } from "../base/session";

/** A drawing or a part of one, whose properties are those of its entry in the store. */
export abstract class DrawingPart<Entry extends object> extends SheetObject {
  constructor(
    session: Session,
    sheet: SheetStore,
    readonly entry: Entry,
  ) {
    super(session, sheet);
  }

  read(name: string): unknown {
    return this.entry[name as keyof Entry];
  }

  /** @throws AccessDenied if the sheet's protection forbids drawings, as does deleting one */
  change(part: Partial<Entry>): void {
    checkAllowed(this.sheet, "allowEditObjects");
    Object.assign(this.entry, part);
    this.sheet.touched();
  }
}

const points = (value: unknown): number => numberWithin(value, 0, Infinity);

/** A chart or a shape as a box with a name. */
export abstract class Drawing<Entry extends DrawingEntry> extends withProperties(DrawingPart<DrawingEntry>, {
  name: textual,
  left: points,
  top: points,
  width: points,
  height: points,
}) {
  /** @param entries the sheet's charts or its shapes, of which `entry` is one */
  constructor(
    session: Session,
    sheet: SheetStore,
    private readonly entries: DrawingEntry[],
    override readonly entry: Entry,
  ) {
    super(session, sheet, entry);
  }

  override identity(): Record<string, unknown> {
    return { Id: this.entry.id };
  }

  get id(): string {
    return this.entry.id;
  }

  override change(part: Partial<Entry>): void {
    super.change(part);
  }

  delete(): void {
    const place = this.entries.indexOf(this.entry);
    if (place < 0) throw itemNotFound();
    checkAllowed(this.sheet, "allowEditObjects");
    this.entries.splice(place, 1);
    this.sheet.touched();
  }
}

/** The charts or the shapes of a sheet. */
export abstract class DrawingCollection<
  Entry extends DrawingEntry,
  Item extends Drawing<Entry>,
> extends ModelCollection<Item, SheetStore> {
  /** The sheet's own list of them. */
  protected abstract get entries(): Entry[];

  protected abstract make(entry: Entry): Item;

  override list(): readonly Item[] {
    return this.entries.map((entry) => this.make(entry));
  }

  /** @param key a name or an id */
  override getItemOrNullObject(key: unknown): Item | null {
    const wanted = textual(key).toLowerCase();
    const isWanted = ({ id, name }: DrawingEntry) => id.toLowerCase() === wanted || name.toLowerCase() === wanted;
    return this.list().find(({ entry }) => isWanted(entry)) ?? null;
  }

  /** @throws AccessDenied if the sheet's protection forbids drawings */
  protected insert(entry: Entry): Item {
    checkAllowed(this.owner, "allowEditObjects");
    this.entries.push(entry);
    this.owner.touched();
    return this.make(entry);
  }
}
