import { cellCount, fullAddress } from "../../store";
import { ConditionalFormatCollection } from "../format/conditionalFormatCollection";
import { invalidOperation } from "../base/errors";
import { checkAllowed } from "../base/permissions";
import { cellStyle } from "../format/cellStyles";
import { common } from "../format/look";
import { ModelObject } from "../base/modelObject";
import { RangeCollection } from "./rangeCollection";
import { RangeFormat } from "../format/rangeFormat";
import type { Session } from "../base/session";
import type { Target } from "../base/target";
import { clearCells } from "./clearCells";

/** One or several rectangles of cells of one sheet. */
export class RangeAreas extends ModelObject {
  override readonly className = "RangeAreas";

  constructor(
    session: Session,
    readonly target: Target,
  ) {
    super(session);
  }

  override isGone(): boolean {
    return !this.session.store.sheets.includes(this.target.sheet);
  }

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

  get conditionalFormats(): ConditionalFormatCollection {
    return new ConditionalFormatCollection(this.session, this.target);
  }

  get format(): RangeFormat {
    return new RangeFormat(this.session, this.target);
  }

  get style(): string | null {
    const { sheet, areas } = this.target;
    return common(new Set(areas.flatMap((area) => sheet.stylesIn(area).map((style) => style.styleName))));
  }
  set style(value: unknown) {
    const styleName = cellStyle(value);
    checkAllowed(this.target.sheet, "allowFormatCells");
    for (const area of this.target.areas) this.target.sheet.restyle(area, (style) => ({ ...style, styleName }));
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
