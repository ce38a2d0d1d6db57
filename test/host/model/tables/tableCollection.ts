import { type Area, type SheetStore, type TableEntry, intersect, containsArea } from "../../store";
import { invalidArgument } from "../base/errors";
import { checkUnprotected } from "../base/permissions";
import { ModelCollection } from "../base/modelObject";
import { Range } from "../range/range";
import { referenceOf } from "../base/resolve";
import type { Session } from "../base/session";
import { insertCells } from "../range/shifting";
import { Table, fillHeaderCells } from "./table";

/** The tables of one sheet, or of the workbook. */
export class TableCollection extends ModelCollection<Table, SheetStore | undefined> {
  override readonly className = "TableCollection";

  override list(): readonly Table[] {
    const sheets = this.owner ? [this.owner] : this.session.store.sheets;
    return sheets.flatMap((sheet) => sheet.tables.map((entry) => new Table(this.session, sheet, entry)));
  }

  /**
   * Makes a table of the range. Without headers in it a header row is inserted above, moving cells down.
   * @throws InvalidArgument when it meets a table or a merged area or lies on another sheet
   */
  add(address: unknown, hasHeaders: unknown): Table {
    const { sheet, area } = this.placeOf(address);
    checkUnprotected(sheet);
    const taken = [...sheet.tables.map((table) => table.area), ...sheet.merges];
    if (taken.some((other) => intersect(other, area))) throw invalidArgument();
    if (hasHeaders !== true) insertCells(this.session, sheet, { ...area, rows: 1 }, "Down");
    const whole: Area =
      hasHeaders === true ? { ...area, rows: Math.max(2, area.rows) } : { ...area, rows: area.rows + 1 };
    const id = this.session.store.newTableId();
    const entry: TableEntry = {
      id: String(id),
      name: this.freeName(id),
      area: whole,
      style: "TableStyleMedium2",
      showHeaders: true,
      showTotals: false,
      showBandedRows: true,
      showBandedColumns: false,
      showFilterButton: true,
      highlightFirstColumn: false,
      highlightLastColumn: false,
    };
    sheet.tables.push(entry);
    fillHeaderCells(sheet, whole);
    sheet.touched();
    this.session.written();
    return new Table(this.session, sheet, entry);
  }

  /** @param key a name or an id */
  override getItemOrNullObject(key: unknown): Table | null {
    return this.list().find((table) => table.isCalled(key)) ?? null;
  }

  private placeOf(address: unknown): { sheet: SheetStore; area: Area } {
    if (address instanceof Range) {
      if (this.owner && address.sheet !== this.owner) throw invalidArgument();
      return address;
    }
    const from = this.owner ?? this.session.store.activeSheet;
    const found = typeof address === "string" ? referenceOf(from, address) : undefined;
    if (!found || (this.owner && found.sheet !== this.owner)) throw invalidArgument();
    return found;
  }

  private freeName(number: number): string {
    const taken = new Set(
      this.session.store.sheets.flatMap((sheet) => sheet.tables.map((table) => table.name.toLowerCase())),
    );
    let free = number;
    while (taken.has(`table${free}`)) free++;
    return `Table${free}`;
  }
}

/** The tables that meet a range, or lie in it entirely. */
export class TableScopedCollection extends ModelCollection<Table, SheetStore> {
  override readonly className = "TableScopedCollection";

  constructor(
    session: Session,
    sheet: SheetStore,
    private readonly area: Area,
    private readonly fullyContained: boolean,
  ) {
    super(session, sheet);
  }

  override list(): readonly Table[] {
    const meets = this.fullyContained ? containsArea : intersect;
    return this.owner.tables
      .filter((entry) => meets(this.area, entry.area))
      .map((entry) => new Table(this.session, this.owner, entry));
  }

  override getItemOrNullObject(key: unknown): Table | null {
    return this.list().find((table) => table.isCalled(key)) ?? null;
  }
}
