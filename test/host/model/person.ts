import { type Area, type SheetStore, areaAddress } from "../store";
import { writeCell } from "./range/cellValues";
import { ExcelError } from "./base/errors";
import { checkUnlocked } from "./base/permissions";
import type { Session } from "./base/session";
import { sheetName } from "./worksheet/sheetNames";
import { Worksheet } from "./worksheet/worksheet";

/**
 * What a person does in the workbook with mouse and keys: by the same rules as an add-in, and telling the add-in by the same
 * events. Methods throw an ExcelError where Excel would refuse with a message.
 */
export class Person {
  constructor(private readonly session: Session) {}

  /** Types a text into a cell and presses Enter; "" empties it. @throws AccessDenied for a locked cell of a protected sheet */
  type(sheet: SheetStore, row: number, column: number, text: string): void {
    const cell = { row, column, rows: 1, columns: 1 };
    checkUnlocked(sheet, cell);
    writeCell(sheet, row, column, text);
    this.changed(sheet, cell);
  }

  /** Presses Delete on the areas. */
  empty(sheet: SheetStore, areas: readonly Area[]): void {
    for (const area of areas) checkUnlocked(sheet, area);
    for (const area of areas) {
      sheet.clearContents(area);
      this.changed(sheet, area);
    }
  }

  select(sheet: SheetStore, areas: readonly Area[], activeRow?: number, activeColumn?: number): void {
    sheet.select(areas, activeRow, activeColumn);
  }

  /** Clicks a sheet's tab. */
  activate(sheet: SheetStore): void {
    new Worksheet(this.session, sheet).activate();
  }

  /** Clicks + beside the tabs; the new sheet comes after the active one and is active. */
  addSheet(name: string): SheetStore {
    const { store } = this.session;
    const sheet = store.addSheet(sheetName(store, name), store.sheets.indexOf(store.activeSheet) + 1);
    store.activate(sheet);
    return sheet;
  }

  rename(sheet: SheetStore, name: string): void {
    new Worksheet(this.session, sheet).name = name;
  }

  /** @throws InvalidOperation for the last visible sheet */
  hide(sheet: SheetStore): void {
    new Worksheet(this.session, sheet).visibility = "Hidden";
  }

  /** Unhides a sheet from the tab menu, which does not offer very hidden ones, and shows it. */
  unhide(sheet: SheetStore): void {
    if (sheet.visibility === "VeryHidden")
      throw new ExcelError("InvalidOperation", "A very hidden sheet cannot be unhidden from the tab menu.");
    this.session.store.setVisibility(sheet, "Visible");
    this.session.store.activate(sheet);
  }

  delete(sheet: SheetStore): void {
    new Worksheet(this.session, sheet).delete();
  }

  private changed(sheet: SheetStore, area: Area): void {
    this.session.written();
    this.session.settle();
    this.session.events.raise("DataChanged", sheet.id, {
      address: areaAddress(area),
      changeType: "RangeEdited",
      source: "Local",
    });
  }
}
