import { type Area, type SheetStore, containsArea, intersect } from "../../store";
import { itemNotFound } from "../base/errors";
import { ModelCollection } from "../base/modelObject";
import type { Session } from "../base/session";
import { Table } from "./table";

/** The tables that meet a range, or lie in it entirely. */
export class TableScopedCollection extends ModelCollection<Table> {
  override readonly className = "TableScopedCollection";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly area: Area,
    private readonly fullyContained: boolean,
  ) {
    super(session);
  }

  override list(): readonly Table[] {
    const meets = this.fullyContained ? containsArea : intersect;
    return this.sheet.tables
      .filter((entry) => meets(this.area, entry.area))
      .map((entry) => new Table(this.session, this.sheet, entry));
  }

  getFirst(): Table {
    const first = this.list()[0];
    if (!first) throw itemNotFound();
    return first;
  }

  override getItem(key: unknown): Table {
    const table = this.getItemOrNullObject(key);
    if (!table) throw itemNotFound();
    return table;
  }

  getItemOrNullObject(key: unknown): Table | null {
    const wanted = String(key).toLowerCase();
    return this.list().find((table) => table.id === wanted || table.name.toLowerCase() === wanted) ?? null;
  }
}
