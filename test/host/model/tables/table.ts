import {
  type Area,
  type SheetStore,
  type TableEntry,
  areaBetween,
  bounding,
  lastColumn,
  lastRow,
  type WorkbookStore,
} from "../../store";
import { invalidArgument, itemAlreadyExists } from "../base/errors";
import { logical, textual, numberWithin, validName } from "../base/arguments";
import { checkUnprotected } from "../base/permissions";
import { ModelCollection, ModelObject, SheetObject, withProperties } from "../base/modelObject";
import { areaArgument, Range } from "../range/range";
import type { Session } from "../base/session";
import { deleteCells, insertCells } from "../range/shifting";
import { textOf } from "../range/cellValues";

/** A table; its properties are those of its entry in the store. */
abstract class TableSettings extends SheetObject {
  constructor(
    session: Session,
    sheet: SheetStore,
    readonly entry: TableEntry,
  ) {
    super(session, sheet);
  }

  read(name: string): unknown {
    return this.entry[name as keyof TableEntry];
  }

  change(part: Partial<TableEntry>): void {
    checkUnprotected(this.sheet);
    Object.assign(this.entry, part);
    this.sheet.touched();
  }
}

export class Table extends withProperties(TableSettings, {
  highlightFirstColumn: logical,
  highlightLastColumn: logical,
  showBandedColumns: logical,
  showBandedRows: logical,
  showFilterButton: logical,
  style: tableStyle,
}) {
  override readonly className = "Table";

  override identity(): Record<string, unknown> {
    return { Id: this.entry.id };
  }

  get columns(): TableColumnCollection {
    return new TableColumnCollection(this.session, this);
  }

  get rows(): TableRowCollection {
    return new TableRowCollection(this.session, this);
  }

  get id(): string {
    return this.entry.id;
  }

  get name(): string {
    return this.entry.name;
  }

  /** @throws InvalidArgument for what cannot be a name, ItemAlreadyExists for a taken one */
  set name(value: unknown) {
    const name = textual(value);
    if (!/^[\p{L}_\\][\p{L}\p{N}._\\]{0,254}$/u.test(name)) throw invalidArgument();
    checkTableName(this.session.store, name, this.entry);
    this.change({ name });
  }

  get showHeaders(): boolean {
    return this.entry.showHeaders;
  }

  get showTotals(): boolean {
    return this.entry.showTotals;
  }

  getRange(): Range {
    return this.range(this.entry.area);
  }

  getHeaderRowRange(): Range {
    return this.range({ ...this.entry.area, rows: 1 });
  }

  getDataBodyRange(): Range {
    return this.range(this.body);
  }

  resize(newRange: unknown): void {
    const area = areaArgument(this.sheet, newRange);
    if (area.row !== this.entry.area.row || area.rows < 2 || area.column > lastColumn(this.entry.area))
      throw invalidArgument();
    this.change({ area });
  }

  /** The rows between headers and totals. */
  get body(): Area {
    const { area } = this.entry;
    return areaBetween(area.row + 1, area.column, lastRow(area), lastColumn(area));
  }

  /** Whether the key is its name or its id. */
  isCalled(key: unknown): boolean {
    const wanted = String(key).toLowerCase();
    return this.id === wanted || this.name.toLowerCase() === wanted;
  }

  /** Adds `rows` at the bottom or `columns` at the right; for the collections of rows and columns. */
  grow(rows: number, columns: number): void {
    const { area } = this.entry;
    this.change({
      area: bounding(area, areaBetween(area.row, area.column, lastRow(area) + rows, lastColumn(area) + columns)),
    });
  }

  private range(area: Area): Range {
    return new Range(this.session, this.sheet, area);
  }
}

/** Excel's name of the style, "TableStyleLight1" and so on. */
function tableStyle(value: unknown): string {
  const style = textual(value);
  if (!/^(TableStyle(Light([1-9]|1\d|2[01])|Medium([1-9]|1\d|2[0-8])|Dark([1-9]|1[01])))?$/.test(style))
    throw invalidArgument();
  return style;
}

/** @throws InvalidArgument for what cannot be a name, ItemAlreadyExists when a table or a name of the workbook is called so */
function checkTableName(workbook: WorkbookStore, name: string, except: TableEntry): void {
  validName(name);
  const same = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  const taken = workbook.sheets.some((sheet) => sheet.tables.some((table) => table !== except && same(table.name)));
  if (taken || workbook.name(name, undefined)) throw itemAlreadyExists();
}

/** Gives every header cell a text of its own: empty ones "Column1", repeated ones a number, as Excel does. */
export function fillHeaderCells(sheet: SheetStore, area: Area): void {
  const taken = new Set<string>();
  for (let column = area.column; column <= lastColumn(area); column++) {
    const written = textOf(sheet, area.row, column);
    const base = written === "" ? "Column" : written;
    let name = written === "" ? `Column${column - area.column + 1}` : written;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base}${number}`;
    taken.add(name.toLowerCase());
    sheet.setCell(area.row, column, name);
  }
}

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

export class TableColumnCollection extends ModelCollection<TableColumn, Table> {
  override readonly className = "TableColumnCollection";

  override list(): readonly TableColumn[] {
    const { columns } = this.owner.entry.area;
    return Array.from({ length: columns }, (_column, index) => new TableColumn(this.session, this.owner, index));
  }

  /** Adds a column at the index (at the end without one), moving the cells to its right. */
  add(index?: unknown, values?: unknown, name?: unknown): TableColumn {
    const { sheet, entry } = this.owner;
    const place = typeof index === "number" && index >= 0 ? numberWithin(index, 0, this.count) : this.count;
    const atEnd = place === this.count;
    insertCells(this.session, sheet, { ...entry.area, column: entry.area.column + place, columns: 1 }, "Right");
    if (atEnd || place === 0) this.owner.grow(0, 1);
    if (place === 0) entry.area = { ...entry.area, column: entry.area.column - 1 };
    const column = new TableColumn(this.session, this.owner, place);
    if (values !== undefined && values !== null) column.values = values;
    if (typeof name === "string") column.name = name;
    fillHeaderCells(sheet, entry.area);
    return column;
  }

  /** @param key a name or an id */
  override getItemOrNullObject(key: unknown): TableColumn | null {
    const named = typeof key === "string" ? key.toLowerCase() : undefined;
    return this.list().find((column) => column.id === key || column.name.toLowerCase() === named) ?? null;
  }
}

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

export class TableRowCollection extends ModelCollection<TableRow, Table> {
  override readonly className = "TableRowCollection";

  override list(): readonly TableRow[] {
    return Array.from({ length: this.owner.body.rows }, (_row, index) => new TableRow(this.session, this.owner, index));
  }

  /** Adds rows at the index (at the end without one): one for a single value, else as many as the array has. */
  add(index?: unknown, values?: unknown): TableRow {
    const { sheet, entry } = this.owner;
    const rows = Array.isArray(values) ? values.length : 1;
    if (rows < 1) throw invalidArgument();
    const place = typeof index === "number" && index >= 0 ? numberWithin(index, 0, this.count) : this.count;
    const atEnd = place === this.count;
    // The blank row of a table that has headers alone is not counted: what is added first takes its place.
    const isBlank = this.count === 1 && sheet.usedArea(true, this.owner.body) === undefined;
    const added = { ...entry.area, row: this.owner.body.row + (isBlank ? 0 : place), rows };
    const inserted = isBlank ? { ...added, row: added.row + 1, rows: rows - 1 } : added;
    if (inserted.rows > 0) {
      insertCells(this.session, sheet, inserted, "Down");
      if (atEnd || isBlank) this.owner.grow(inserted.rows, 0);
    }
    if (values !== undefined && values !== null) new Range(this.session, sheet, added).values = values;
    return new TableRow(this.session, this.owner, isBlank ? 0 : place);
  }
}
