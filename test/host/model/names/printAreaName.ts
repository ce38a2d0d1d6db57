import { type SheetStore, absoluteAddress, quotedSheetName } from "../../store";
import { NamedItem } from "./namedItem";
import type { Session } from "../base/session";

/** A sheet's print area, which Excel keeps as a name of that sheet; deleting the name takes the print area away. */
export class PrintAreaName extends NamedItem {
  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    const areas = sheet.page.printArea.map((area) => `${quotedSheetName(sheet.name)}!${absoluteAddress(area)}`);
    super(session, {
      name: session.switches.printAreaName === "localized" ? "Druckbereich" : "Print_Area",
      formula: `=${areas.join(",")}`,
      visible: true,
      comment: "",
      scope: sheet,
    });
  }

  override delete(): void {
    this.sheet.page.printArea = [];
    this.sheet.touched();
  }
}
