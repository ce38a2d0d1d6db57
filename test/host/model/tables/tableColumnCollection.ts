import { areaBetween, lastRow } from "../../store";
import { textOf } from "../range/cellValues";
import { invalidArgument, itemNotFound } from "../base/errors";
import { numberWithin, textual } from "../base/arguments";
import { ModelCollection, ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import type { Session } from "../base/session";
import { deleteCells, insertCells } from "../range/shifting";
import type { Table } from "./table";
import { fillHeaderCells } from "./fillHeaderCells";

export class TableColumn extends ModelObject {
  override readonly className = "TableColumn";

  constructor(
    session: Session,
    private readonly table: Table,
    readonly index: number,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { Id: this.id };
  }

  get id(): number {
    return this.index + 1;
  }

  get name(): string {
    return textOf(this.table.sheet, this.table.entry.area.row, this.column);
  }
  set name(value: unknown) {
    this.getHeaderRowRange().values = textual(value);
  }

  get values(): unknown {
    return this.getRange().values;
  }
  set values(input: unknown) {
    this.getRange().values = input;
  }

  delete(): void {
    deleteCells(this.session, this.table.sheet, this.getRange().area, "Left");
  }

  getRange(): Range {
    const { area } = this.table.entry;
    return this.range(area.row, lastRow(area));
  }

  getHeaderRowRange(): Range {
    return this.range(this.table.entry.area.row, this.table.entry.area.row);
  }

  getDataBodyRange(): Range {
    return this.range(this.table.body.row, lastRow(this.table.body));
  }

  private get column(): number {
    return this.table.entry.area.column + this.index;
  }

  private range(first: number, last: number): Range {
    return new Range(this.session, this.table.sheet, areaBetween(first, this.column, last, this.column));
  }
}

export class TableColumnCollection extends ModelCollection<TableColumn> {
  override readonly className = "TableColumnCollection";

  constructor(
    session: Session,
    private readonly table: Table,
  ) {
    super(session);
  }

  override list(): readonly TableColumn[] {
    return Array.from({ length: this.count }, (_column, index) => new TableColumn(this.session, this.table, index));
  }

  get count(): number {
    return this.table.entry.area.columns;
  }

  /** Adds a column at the index (at the end without one), moving the cells to its right. */
  add(index?: unknown, values?: unknown, name?: unknown): TableColumn {
    const { sheet, entry } = this.table;
    const place = typeof index === "number" && index >= 0 ? numberWithin(index, 0, this.count) : this.count;
    const atEnd = place === this.count;
    insertCells(this.session, sheet, { ...entry.area, column: entry.area.column + place, columns: 1 }, "Right");
    if (atEnd || place === 0) this.table.grow(0, 1);
    if (place === 0) entry.area = { ...entry.area, column: entry.area.column - 1 };
    const column = new TableColumn(this.session, this.table, place);
    if (values !== undefined && values !== null) column.values = values;
    if (typeof name === "string") column.name = name;
    fillHeaderCells(sheet, entry.area);
    return column;
  }

  /** @param key a name or an id */
  override getItem(key: unknown): TableColumn {
    const column = this.getItemOrNullObject(key);
    if (!column) throw itemNotFound();
    return column;
  }

  getItemAt(index: unknown): TableColumn {
    const column = typeof index === "number" ? this.list()[index] : undefined;
    if (!column) throw invalidArgument();
    return column;
  }

  getItemOrNullObject(key: unknown): TableColumn | null {
    const named = typeof key === "string" ? key.toLowerCase() : undefined;
    return this.list().find((column) => column.id === key || column.name.toLowerCase() === named) ?? null;
  }
}
