import { itemNotFound } from "../base/errors";
import { numberWithin } from "../base/arguments";
import { SheetObject } from "../base/modelObject";
import { Range, areaArgument } from "../range/range";

export class WorksheetFreezePanes extends SheetObject {
  override readonly className = "WorksheetFreezePanes";

  /** Freezes the rows and columns of the range, which begins at A1. */
  freezeAt(frozenRange: unknown): void {
    const area = areaArgument(this.sheet, frozenRange);
    this.freeze(area.row + area.rows, area.column + area.columns);
  }

  freezeColumns(count: unknown = 1): void {
    this.freeze(0, numberWithin(count ?? 1, 1, 16_383));
  }

  freezeRows(count: unknown = 1): void {
    this.freeze(numberWithin(count ?? 1, 1, 1_048_575), 0);
  }

  getLocation(): Range {
    const location = this.getLocationOrNullObject();
    if (!location) throw itemNotFound();
    return location;
  }

  getLocationOrNullObject(): Range | null {
    const { rows, columns } = this.sheet.frozen;
    if (rows === 0 && columns === 0) return null;
    const cells = new Range(this.session, this.sheet, {
      row: 0,
      column: 0,
      rows: Math.max(1, rows),
      columns: Math.max(1, columns),
    });
    if (rows === 0) return cells.getEntireColumn();
    return columns === 0 ? cells.getEntireRow() : cells;
  }

  unfreeze(): void {
    this.freeze(0, 0);
  }

  private freeze(rows: number, columns: number): void {
    this.sheet.frozen = { rows, columns };
    this.sheet.touched();
    const { store, switches } = this.session;
    if (switches.freezingActivates && store.activeSheet !== this.sheet) store.activate(this.sheet);
  }
}
