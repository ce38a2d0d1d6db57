import { type Area, type SheetStore, fullAddress } from "../../store";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

/** Rectangles of cells of one sheet or several. */
export class WorkbookRangeAreas extends ModelObject {
  override readonly className = "WorkbookRangeAreas";

  constructor(
    session: Session,
    private readonly parts: ReadonlyMap<SheetStore, readonly Area[]>,
  ) {
    super(session);
  }

  /** One for each sheet: "Sheet1!A1:B2,Sheet1!D4" */
  get addresses(): string[] {
    return [...this.parts].map(([sheet, areas]) => areas.map((area) => fullAddress(sheet.name, area)).join(","));
  }
}
