import { numberWithin } from "../base/arguments";
import { SheetObject } from "../base/modelObject";
import { areaArgument } from "../range/range";

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
