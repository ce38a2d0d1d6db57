import type { ChartEntry, SheetStore } from "../../store";
import { ModelObject } from "../base/modelObject";
import { checkAllowed } from "../base/permissions";
import type { Session } from "../base/session";

/** A part of a chart. */
export abstract class ChartPart extends ModelObject {
  constructor(
    session: Session,
    protected readonly sheet: SheetStore,
    protected readonly chart: ChartEntry,
  ) {
    super(session);
  }

  /** @throws AccessDenied if the sheet's protection forbids drawings */
  protected change<T extends object>(entry: T, part: Partial<T>): void {
    checkAllowed(this.sheet, "allowEditObjects");
    Object.assign(entry, part);
    this.sheet.touched();
  }
}
