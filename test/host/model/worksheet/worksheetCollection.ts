import type { SheetStore } from "../../store";
import { generalException, invalidSelection, itemNotFound } from "../base/errors";
import { WORKBOOK_TARGET } from "../base/events";
import { textual } from "../base/arguments";
import { checkStructure } from "../base/permissions";
import { ModelCollection } from "../base/modelObject";
import { nextSheetName, sheetName } from "./sheetNames";
import { Worksheet } from "./worksheet";

export class WorksheetCollection extends ModelCollection<Worksheet> {
  override readonly className = "WorksheetCollection";

  override list(): readonly Worksheet[] {
    return this.session.store.sheets.map((sheet) => new Worksheet(this.session, sheet));
  }

  /** Adds a sheet behind the others; it does not become active. */
  add(name?: unknown): Worksheet {
    const { store } = this.session;
    checkStructure(store);
    if (this.session.switches.refusesNewSheets) throw generalException();
    const chosen = name === undefined || name === null || name === "" ? nextSheetName(store) : sheetName(store, name);
    const sheet = store.addSheet(chosen, undefined, this.session.switches.usesIdsAgain);
    this.session.added.add(sheet);
    return new Worksheet(this.session, sheet);
  }

  /** @throws InvalidSelection while a chart sheet is in front */
  getActiveWorksheet(): Worksheet {
    if (this.session.store.chartSheetInFront) throw invalidSelection();
    return new Worksheet(this.session, this.session.store.activeSheet);
  }

  /** @throws ItemNotFound if no sheet is visible, which no workbook has */
  getFirst(visibleOnly: unknown = false): Worksheet {
    return this.at(this.sheets(visibleOnly)[0]);
  }

  override getCount(visibleOnly: unknown = false): number {
    return this.sheets(visibleOnly).length;
  }

  /** @param key a name or an id */
  override getItemOrNullObject(key: unknown): Worksheet | null {
    const { store } = this.session;
    const sheet = store.sheet(textual(key)) ?? store.sheetById(textual(key));
    return sheet && !this.session.unlisted.has(sheet) ? new Worksheet(this.session, sheet) : null;
  }

  override protocolMethod(name: string): { value: unknown } | undefined {
    return this.session.events.register(name, this.className, WORKBOOK_TARGET, this.session);
  }

  private at(sheet: SheetStore | undefined): Worksheet {
    if (!sheet) throw itemNotFound();
    return new Worksheet(this.session, sheet);
  }

  private sheets(visibleOnly: unknown): readonly SheetStore[] {
    return this.session.store.sheets.filter((sheet) => visibleOnly !== true || sheet.visibility === "Visible");
  }
}
