import { areaBetween, lastColumn } from "../../store";
import { invalidArgument } from "../base/errors";
import { numberWithin } from "../base/arguments";
import { ModelCollection, ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import type { Session } from "../base/session";
import { deleteCells, insertCells } from "../range/shifting";
import type { Table } from "./table";

export class TableRow extends ModelObject {
  override readonly className = "TableRow";

  constructor(
    session: Session,
    private readonly table: Table,
    readonly index: number,
  ) {
    super(session);
  }

  get values(): unknown {
    return this.getRange().values;
  }
  set values(input: unknown) {
    this.getRange().values = input;
  }

  delete(): void {
    deleteCells(this.session, this.table.sheet, this.getRange().area, "Up");
  }

  getRange(): Range {
    const { body, sheet } = this.table;
    return new Range(
      this.session,
      sheet,
      areaBetween(body.row + this.index, body.column, body.row + this.index, lastColumn(body)),
    );
  }
}

export class TableRowCollection extends ModelCollection<TableRow> {
  override readonly className = "TableRowCollection";

  constructor(
    session: Session,
    private readonly table: Table,
  ) {
    super(session);
  }

  override list(): readonly TableRow[] {
    return Array.from({ length: this.count }, (_row, index) => new TableRow(this.session, this.table, index));
  }

  get count(): number {
    return this.table.body.rows;
  }

  /** Adds rows at the index (at the end without one): one for a single value, else as many as the array has. */
  add(index?: unknown, values?: unknown): TableRow {
    const { sheet, entry } = this.table;
    const rows = Array.isArray(values) ? values.length : 1;
    if (rows < 1) throw invalidArgument();
    const place = typeof index === "number" && index >= 0 ? numberWithin(index, 0, this.count) : this.count;
    const atEnd = place === this.count;
    // The blank row of a table that has headers alone is not counted: what is added first takes its place.
    const isBlank = this.count === 1 && sheet.usedArea(true, this.table.body) === undefined;
    const added = { ...entry.area, row: this.table.body.row + (isBlank ? 0 : place), rows };
    const inserted = isBlank ? { ...added, row: added.row + 1, rows: rows - 1 } : added;
    if (inserted.rows > 0) {
      insertCells(this.session, sheet, inserted, "Down");
      if (atEnd || isBlank) this.table.grow(inserted.rows, 0);
    }
    if (values !== undefined && values !== null) new Range(this.session, sheet, added).values = values;
    return new TableRow(this.session, this.table, isBlank ? 0 : place);
  }

  override getItem(index: unknown): TableRow {
    return this.getItemAt(index);
  }

  getItemAt(index: unknown): TableRow {
    const row = typeof index === "number" ? this.list()[index] : undefined;
    if (!row) throw invalidArgument();
    return row;
  }
}
