import type { Area, SheetStore } from "../../store";
import { apiNotFound, itemNotFound } from "../base/errors";
import { ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import { areaArgument } from "../range/areaArgument";
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

  /** @throws ApiNotFound for a column or criteria */
  apply(range: unknown, columnIndex?: unknown): void {
    if (columnIndex !== undefined && columnIndex !== null) throw apiNotFound();
    this.change(areaArgument(this.sheet, range));
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
