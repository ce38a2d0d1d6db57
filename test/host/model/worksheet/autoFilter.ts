import type { Area } from "../../store";
import { apiNotFound } from "../base/errors";
import { SheetObject } from "../base/modelObject";
import { Range, areaArgument } from "../range/range";

/** A sheet's filter buttons. Criteria are not modelled: the filter has a range and hides nothing. */
export class AutoFilter extends SheetObject {
  override readonly className = "AutoFilter";

  /** @throws ApiNotFound for a column or criteria */
  apply(range: unknown, columnIndex?: unknown): void {
    if (columnIndex !== undefined && columnIndex !== null) throw apiNotFound();
    this.change(areaArgument(this.sheet, range));
  }

  remove(): void {
    this.change(undefined);
  }

  getRangeOrNullObject(): Range | null {
    return this.sheet.autoFilter ? new Range(this.session, this.sheet, this.sheet.autoFilter) : null;
  }

  private change(area: Area | undefined): void {
    this.sheet.autoFilter = area;
    this.sheet.touched();
  }
}
