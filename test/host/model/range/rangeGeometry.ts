import {
  type Area,
  MAX_COLUMNS,
  MAX_ROWS,
  type SheetStore,
  bounding,
  cellArea,
  fullAddress,
  intersect,
  isEntireColumn,
  isEntireRow,
  lastColumn,
  lastRow,
} from "../../store";
import { whole } from "../base/arguments";
import { invalidArgument, itemNotFound } from "../base/errors";
import { SheetObject } from "../base/modelObject";
import { referenceOf } from "../base/resolve";
import type { Session } from "../base/session";

/** Where a range is, and the ranges that are found from its place alone. `Self` is Range. */
export abstract class RangeGeometry<Self> extends SheetObject {
  constructor(
    session: Session,
    sheet: SheetStore,
    readonly area: Area,
  ) {
    super(session, sheet);
  }

  protected abstract make(area: Area): Self;

  /** "Sheet1!B2:I6" */
  get address(): string {
    return fullAddress(this.sheet.name, this.area);
  }

  /** -1 above 2^31 - 1, as documented. */
  get cellCount(): number {
    const count = this.area.rows * this.area.columns;
    return count > 2 ** 31 - 1 ? -1 : count;
  }

  get rowIndex(): number {
    return this.area.row;
  }

  get columnIndex(): number {
    return this.area.column;
  }

  get rowCount(): number {
    return this.area.rows;
  }

  get columnCount(): number {
    return this.area.columns;
  }

  get isEntireColumn(): boolean {
    return isEntireColumn(this.area);
  }

  get isEntireRow(): boolean {
    return isEntireRow(this.area);
  }

  /** Points from the sheet's left edge. */
  get left(): number {
    return this.sheet.columns.offset(this.area.column);
  }

  /** Points from the sheet's top edge. */
  get top(): number {
    const scale = this.area.rows > 1 ? this.session.switches.topOfRowsScale : 1;
    return this.sheet.rows.offset(this.area.row) * scale;
  }

  get width(): number {
    return this.sheet.columns.offset(this.area.column + this.area.columns) - this.left;
  }

  get height(): number {
    return this.sheet.rows.offset(this.area.row + this.area.rows) - this.sheet.rows.offset(this.area.row);
  }

  /** The cell at this place relative to the range; it may lie outside. */
  getCell(row: unknown, column: unknown): Self {
    return this.within(cellArea(this.area.row + whole(row), this.area.column + whole(column)));
  }

  getLastCell(): Self {
    return this.make(cellArea(lastRow(this.area), lastColumn(this.area)));
  }

  /** office.js itself calls this and `getBoundingRect`, to write more than 1,500 values in parts. */
  getRow(row: unknown): Self {
    return this.within({ ...this.area, row: this.area.row + whole(row), rows: 1 });
  }

  getColumn(column: unknown): Self {
    return this.within({ ...this.area, column: this.area.column + whole(column), columns: 1 });
  }

  getBoundingRect(another: unknown): Self {
    return this.make(bounding(this.area, this.other(another)));
  }

  getEntireRow(): Self {
    return this.make({ ...this.area, column: 0, columns: MAX_COLUMNS });
  }

  getEntireColumn(): Self {
    return this.make({ ...this.area, row: 0, rows: MAX_ROWS });
  }

  getResizedRange(deltaRows: unknown, deltaColumns: unknown): Self {
    return this.within({
      ...this.area,
      rows: this.area.rows + whole(deltaRows),
      columns: this.area.columns + whole(deltaColumns),
    });
  }

  /** @throws ItemNotFound when the ranges have no cell in common */
  getIntersection(another: unknown): Self {
    const common = this.getIntersectionOrNullObject(another);
    if (common === null) throw itemNotFound();
    return common;
  }

  getIntersectionOrNullObject(another: unknown): Self | null {
    const common = intersect(this.area, this.other(another));
    return common ? this.make(common) : null;
  }

  /** The area of a range object or address given as an argument; it must be on the same sheet. */
  protected other(another: unknown): Area {
    if (another instanceof RangeGeometry) {
      if (another.sheet !== this.sheet) throw invalidArgument();
      return another.area;
    }
    const found = typeof another === "string" ? referenceOf(this.sheet, another) : undefined;
    if (!found || found.sheet !== this.sheet) throw invalidArgument();
    return found.area;
  }

  /** Rows or columns behind the range, or before it if the number is negative. @throws InvalidArgument for none */
  /** @throws InvalidArgument when the area is not inside the sheet */
  private within(area: Area): Self {
    const inside = area.row >= 0 && area.column >= 0 && lastRow(area) < MAX_ROWS && lastColumn(area) < MAX_COLUMNS;
    if (!inside || area.rows < 1 || area.columns < 1) throw invalidArgument();
    return this.make(area);
  }
}
