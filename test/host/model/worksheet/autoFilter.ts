import type { Area, SheetStore } from "../../store";
import { apiNotFound, invalidArgument, itemNotFound } from "../base/errors";
import { textual } from "../base/guards";
import { ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import { areaOf } from "../base/resolve";
import type { Session } from "../base/session";

/** A sheet's filter buttons. Criteria are not modelled: the filter has a range and hides nothing. */
export class AutoFilter extends ModelObject {
  override readonly className = "AutoFilter";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    super(session);
  }

  get enabled(): boolean {
    return this.sheet.autoFilter !== undefined;
  }

  get isDataFiltered(): boolean {
    return false;
  }

  /** @throws ApiNotFound for a column or criteria */
  apply(range: unknown, columnIndex?: unknown): void {
    if (columnIndex !== undefined && columnIndex !== null) throw apiNotFound();
    const area = range instanceof Range ? range.area : areaOf(this.sheet, textual(range));
    if (range instanceof Range && range.sheet !== this.sheet) throw invalidArgument();
    this.change(area);
  }

  remove(): void {
    this.change(undefined);
  }

  getRange(): Range {
    const range = this.getRangeOrNullObject();
    if (!range) throw itemNotFound();
    return range;
  }

  getRangeOrNullObject(): Range | null {
    return this.sheet.autoFilter ? new Range(this.session, this.sheet, this.sheet.autoFilter) : null;
  }

  private change(area: Area | undefined): void {
    this.sheet.autoFilter = area;
    this.sheet.touched();
  }
}
