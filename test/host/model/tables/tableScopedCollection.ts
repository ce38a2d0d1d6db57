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

  override getItem(key: unknown): Table {
    const table = this.list().find((candidate) => candidate.isCalled(key));
    if (!table) throw itemNotFound();
    return table;
  }
}
