import { type Area, type SheetStore, type TableEntry, type WorkbookStore, intersect } from "../../store";
import { invalidArgument, itemNotFound } from "../base/errors";
import { checkUnprotected } from "../base/permissions";
import { ModelCollection } from "../base/modelObject";
import { Range } from "../range/range";
import { referenceOf } from "../base/resolve";
import type { Session } from "../base/session";
import { insertCells } from "../range/shifting";
import { Table } from "./table";
import { fillHeaderCells } from "./fillHeaderCells";

/** The tables of one sheet, or of the workbook. */
export class TableCollection extends ModelCollection<Table> {
  override readonly className = "TableCollection";

  /** @param sheet undefined for the whole workbook */
  constructor(
    session: Session,
    private readonly workbook: WorkbookStore,
    private readonly sheet: SheetStore | undefined,
  ) {
    super(session);
  }

  override list(): readonly Table[] {
    const sheets = this.sheet ? [this.sheet] : this.workbook.sheets;
    return sheets.flatMap((sheet) => sheet.tables.map((entry) => new Table(this.session, sheet, entry)));
  }

  get count(): number {
    return this.list().length;
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
    const id = this.workbook.newTableId();
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
  override getItem(key: unknown): Table {
    const table = this.getItemOrNullObject(key);
    if (!table) throw itemNotFound();
    return table;
  }

  /** @throws InvalidArgument if there is none at that place */
  getItemAt(index: unknown): Table {
    const table = typeof index === "number" ? this.list()[index] : undefined;
    if (!table) throw invalidArgument();
    return table;
  }

  getItemOrNullObject(key: unknown): Table | null {
    return this.list().find((table) => table.isCalled(key)) ?? null;
  }

  private placeOf(address: unknown): { sheet: SheetStore; area: Area } {
    if (address instanceof Range) {
      if (this.sheet && address.sheet !== this.sheet) throw invalidArgument();
      return address;
    }
    const from = this.sheet ?? this.workbook.activeSheet;
    const found = typeof address === "string" ? referenceOf(from, address) : undefined;
    if (!found || (this.sheet && found.sheet !== this.sheet)) throw invalidArgument();
    return found;
  }

  private freeName(number: number): string {
    const taken = new Set(
      this.workbook.sheets.flatMap((sheet) => sheet.tables.map((table) => table.name.toLowerCase())),
    );
    let free = number;
    while (taken.has(`table${free}`)) free++;
    return `Table${free}`;
  }
}
