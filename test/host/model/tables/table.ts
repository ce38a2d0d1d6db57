import { type Area, type SheetStore, type TableEntry, areaBetween, bounding, lastColumn, lastRow } from "../../store";
import { invalidArgument, itemNotFound } from "../base/errors";
import { logical, textual } from "../base/arguments";
import { checkUnprotected } from "../base/permissions";
import { ModelObject } from "../base/modelObject";
import { areaArgument } from "../range/areaArgument";
import { Range } from "../range/range";
import type { Session } from "../base/session";
import { deleteCells } from "../range/shifting";
import { checkTableName } from "./checkTableName";
import { TableColumnCollection } from "./tableColumnCollection";
import { TableRowCollection } from "./tableRowCollection";

export class Table extends ModelObject {
  override readonly className = "Table";

  constructor(
    session: Session,
    readonly sheet: SheetStore,
    readonly entry: TableEntry,
  ) {
    super(session);
  }

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

  get highlightFirstColumn(): boolean {
    return this.entry.highlightFirstColumn;
  }
  set highlightFirstColumn(value: unknown) {
    this.change({ highlightFirstColumn: logical(value) });
  }

  get highlightLastColumn(): boolean {
    return this.entry.highlightLastColumn;
  }
  set highlightLastColumn(value: unknown) {
    this.change({ highlightLastColumn: logical(value) });
  }

  get showBandedColumns(): boolean {
    return this.entry.showBandedColumns;
  }
  set showBandedColumns(value: unknown) {
    this.change({ showBandedColumns: logical(value) });
  }

  get showBandedRows(): boolean {
    return this.entry.showBandedRows;
  }
  set showBandedRows(value: unknown) {
    this.change({ showBandedRows: logical(value) });
  }

  get showFilterButton(): boolean {
    return this.entry.showFilterButton;
  }
  set showFilterButton(value: unknown) {
    this.change({ showFilterButton: logical(value) });
  }

  get showHeaders(): boolean {
    return this.entry.showHeaders;
  }

  get showTotals(): boolean {
    return this.entry.showTotals;
  }

  /** Excel's name of the style, "TableStyleLight1" and so on. */
  get style(): string {
    return this.entry.style;
  }
  set style(value: unknown) {
    const style = textual(value);
    if (!/^(TableStyle(Light([1-9]|1\d|2[01])|Medium([1-9]|1\d|2[0-8])|Dark([1-9]|1[01])))?$/.test(style))
      throw invalidArgument();
    this.change({ style });
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

  /** The table goes with its cells; what is below moves up. */
  delete(): void {
    this.remove();
    deleteCells(this.session, this.sheet, this.entry.area, "Up");
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

  private remove(): void {
    checkUnprotected(this.sheet);
    if (!this.sheet.tables.includes(this.entry)) throw itemNotFound();
    this.sheet.tables = this.sheet.tables.filter((entry) => entry !== this.entry);
    this.sheet.touched();
  }

  private change(part: Partial<TableEntry>): void {
    checkUnprotected(this.sheet);
    Object.assign(this.entry, part);
    this.sheet.touched();
  }
}
