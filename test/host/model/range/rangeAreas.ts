import { cellCount, fullAddress, type Area, type SheetStore } from "../../store";
import { invalidOperation } from "../base/errors";

import { CellsObject, ModelCollection, ModelObject } from "../base/modelObject";
import { RangeFormat } from "../format/rangeFormat";
import type { Session } from "../base/session";
import type { Target } from "../base/resolve";
import { clearCells } from "./clearCells";
import { Range } from "./range";

/** One or several rectangles of cells of one sheet. */
export class RangeAreas extends CellsObject {
  override readonly className = "RangeAreas";

  /** "Sheet1!A1:B2,Sheet1!D4" */
  get address(): string {
    return this.target.areas.map((area) => fullAddress(this.target.sheet.name, area)).join(",");
  }

  get areaCount(): number {
    return this.target.areas.length;
  }

  get areas(): RangeCollection {
    return new RangeCollection(this.session, this.target);
  }

  /** -1 above 2^31 - 1, as documented. */
  get cellCount(): number {
    const count = this.target.areas.reduce((sum, area) => sum + cellCount(area), 0);
    return count > 2 ** 31 - 1 ? -1 : count;
  }

  get format(): RangeFormat {
    return new RangeFormat(this.session, this.target);
  }

  /** @throws InvalidOperation for a hidden sheet */
  select(): void {
    const { sheet, areas } = this.target;
    if (sheet.visibility !== "Visible") throw invalidOperation();
    this.session.store.activate(sheet);
    sheet.select([...areas]);
  }

  clear(applyTo: unknown = "All"): void {
    clearCells(this.session, this.target, applyTo ?? "All");
  }
}

/** The areas of a RangeAreas, one by one. */
export class RangeCollection extends ModelCollection<Range, Target> {
  override readonly className = "RangeCollection";

  override list(): readonly Range[] {
    return this.owner.areas.map((area) => new Range(this.session, this.owner.sheet, area));
  }
}

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
