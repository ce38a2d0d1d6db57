import type { DrawingEntry, SheetStore } from "../../store";
import { textual } from "../base/arguments";
import { invalidArgument, itemNotFound } from "../base/errors";
import { ModelCollection } from "../base/modelObject";
import { checkAllowed } from "../base/permissions";
import type { Session } from "../base/session";
import type { Drawing } from "./drawing";

/** The charts or the shapes of a sheet. */
export abstract class DrawingCollection<
  Entry extends DrawingEntry,
  Item extends Drawing<Entry>,
> extends ModelCollection<Item> {
  constructor(
    session: Session,
    protected readonly sheet: SheetStore,
  ) {
    super(session);
  }

  /** The sheet's own list of them. */
  protected abstract get entries(): Entry[];

  protected abstract make(entry: Entry): Item;

  override list(): readonly Item[] {
    return this.entries.map((entry) => this.make(entry));
  }

  /** @param key a name or an id */
  override getItem(key: unknown): Item {
    const item = this.find(key);
    if (!item) throw itemNotFound();
    return item;
  }

  getItemAt(index: unknown): Item {
    const item = typeof index === "number" ? this.list()[index] : undefined;
    if (!item) throw invalidArgument();
    return item;
  }

  protected find(key: unknown): Item | undefined {
    const wanted = textual(key).toLowerCase();
    return this.list().find((item) => item.id.toLowerCase() === wanted || item.name.toLowerCase() === wanted);
  }

  /** @throws AccessDenied if the sheet's protection forbids drawings */
  protected insert(entry: Entry): Item {
    checkAllowed(this.sheet, "allowEditObjects");
    this.entries.push(entry);
    this.sheet.touched();
    return this.make(entry);
  }
}
