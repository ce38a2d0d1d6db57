import { DEFAULT_STYLE, type SheetStore, cellArea } from "../../store";
import {
  accessDenied,
  apiNotFound,
  generalException,
  invalidArgument,
  invalidSelection,
  requestTooLarge,
  invalidOperation,
} from "../base/errors";
import { clearLines } from "../format/edges";
import { oneOf, textual } from "../base/arguments";
import { checkStructure } from "../base/permissions";
import { copySheet } from "../worksheet/copySheet";
import { Worksheet } from "../worksheet/worksheet";
import { NamedItemCollection } from "../names/namedItem";
import { ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import { RangeAreas } from "../range/rangeAreas";
import { TableCollection } from "../tables/tableCollection";
import { WorksheetCollection } from "../worksheet/worksheetCollection";
import { areaOf } from "../base/resolve";

export class Workbook extends ModelObject {
  override readonly className = "Workbook";

  get application(): Application {
    return new Application(this.session);
  }

  /** The names whose scope is the workbook. */
  get names(): NamedItemCollection {
    return new NamedItemCollection(this.session, undefined);
  }

  get protection(): WorkbookProtection {
    return new WorkbookProtection(this.session);
  }

  get tables(): TableCollection {
    return new TableCollection(this.session, undefined);
  }

  get worksheets(): WorksheetCollection {
    return new WorksheetCollection(this.session, undefined);
  }

  get name(): string {
    return this.session.store.fileName;
  }

  /** @throws InvalidSelection while a chart sheet is in front */
  getActiveCell(): Range {
    const { sheet } = this.selection();
    return new Range(this.session, sheet, cellArea(sheet.selection.activeRow, sheet.selection.activeColumn));
  }

  /** @throws InvalidSelection when several areas or none are selected */
  getSelectedRange(): Range {
    const { sheet, areas } = this.selection();
    if (areas.length !== 1) throw invalidSelection();
    return new Range(this.session, sheet, areas[0]!);
  }

  getSelectedRanges(): RangeAreas {
    return new RangeAreas(this.session, this.selection());
  }

  /**
   * Sheets whose names are taken get the next free one, as copies do. The sheet in front stays there.
   *
   * @throws InvalidArgument for text that is no workbook, or a sheet that is not in it; AccessDenied if the structure is protected;
   * what the switch `inserting` says
   */
  insertWorksheetsFromBase64(base64File: unknown, options: unknown = {}): string[] {
    const { store, switches, files } = this.session;
    checkStructure(store);
    if (switches.inserting === "missing" || switches.platform === "iOS") throw apiNotFound();
    if (switches.inserting === "refused") throw generalException();
    if (switches.inserting === "too large") throw requestTooLarge();
    if (switches.inserting === "denied") throw accessDenied();
    const source = files.get(textual(base64File));
    if (source === undefined) throw invalidArgument();
    const { positionType, relativeTo, sheetNamesToInsert } = (options ?? {}) as Record<string, unknown>;
    const names = sheetNamesToInsert as readonly string[] | null | undefined;
    const sheets = names?.map((name) => source.sheet(name)) ?? source.sheets;
    let place = this.placeFor(positionType ?? "End", relativeTo);
    let hasActivated = false;
    const inserted = sheets.map((sheet) => {
      if (sheet === undefined) throw invalidArgument();
      const copy = copySheet(sheet, place++, store);
      copy.visibility = sheet.visibility;
      if (switches.insertingNeedsAddresses) loseUnaddressed(copy);
      if (switches.insertingActivates && copy.visibility === "Visible" && !hasActivated) {
        store.activate(copy);
        hasActivated = true;
      }
      if (switches.inserting === "half done") throw generalException();
      return copy;
    });
    if (switches.insertedStayUnlisted) for (const sheet of inserted) this.session.unlisted.add(sheet);
    this.session.written();
    if (switches.inserting === "done but refused") throw generalException();
    return inserted.map(({ id }) => id);
  }

  private placeFor(positionType: unknown, relativeTo: unknown): number {
    const type = oneOf(["None", "Before", "After", "Beginning", "End"], positionType);
    const { sheets } = this.session.store;
    const relative = sheets.findIndex((sheet) => {
      if (relativeTo instanceof Worksheet) return relativeTo.sheet === sheet;
      return typeof relativeTo === "string" && [sheet.id, sheet.name].includes(relativeTo);
    });
    if (relative >= 0 && type === "Before") return relative;
    if (relative >= 0 && type === "After") return relative + 1;
    // Documented: without a sheet that it is relative to, at the start or end, by the type.
    return type === "Beginning" || type === "Before" ? 0 : sheets.length;
  }

  private selection(): { sheet: Range["sheet"]; areas: readonly Range["area"][] } {
    if (this.session.store.chartSheetInFront) throw invalidSelection();
    const sheet = this.session.store.activeSheet;
    return { sheet, areas: sheet.selection.areas };
  }
}

/** Keeps what is in the first used column, whose cells have addresses in any file. */
function loseUnaddressed(sheet: SheetStore): void {
  const used = sheet.usedArea(false);
  if (used === undefined) return;
  const lost = { ...used, column: used.column + 1, columns: used.columns - 1 };
  if (lost.columns === 0) return;
  sheet.clearContents(lost);
  sheet.restyle(lost, () => DEFAULT_STYLE);
  clearLines("both", sheet, lost);
}

export class Application extends ModelObject {
  override readonly className = "Application";

  get activeWindow(): Window {
    return new Window(this.session);
  }

  get calculationMode(): string {
    return this.session.store.calculationMode;
  }
  set calculationMode(value: unknown) {
    this.session.store.calculationMode = oneOf(["Automatic", "AutomaticExceptTables", "Manual"], value);
    this.session.settle();
  }

  calculate(calculationType: unknown): void {
    oneOf(["Recalculate", "Full", "FullRebuild"], calculationType);
    this.session.calculate();
  }

  /** The screen shows a request when it has been answered, so there is nothing to hold back. */
  suspendScreenUpdatingUntilNextSync(): void {}

  suspendApiCalculationUntilNextSync(): void {
    this.session.suspendCalculation();
  }
}

/** The window in front, of which only the visible cells are modelled, as the switch gives them. */
export class Window extends ModelObject {
  override readonly className = "Window";

  get visibleRange(): Range {
    const { visibleCells } = this.session.switches;
    if (visibleCells === false) throw apiNotFound();
    const sheet = this.session.store.activeSheet;
    return new Range(this.session, sheet, areaOf(sheet, visibleCells));
  }
}

/** Protection of the workbook's structure: which sheets there are, their names, places and visibility. */
export class WorkbookProtection extends ModelObject {
  override readonly className = "WorkbookProtection";

  get protected(): boolean {
    return this.session.store.structureProtection !== undefined;
  }

  /** @throws InvalidOperation when it is protected already */
  protect(password?: unknown): void {
    if (this.protected) throw invalidOperation();
    this.change({ password: typeof password === "string" ? password : "" });
  }

  /** @throws AccessDenied for a wrong password */
  unprotect(password?: unknown): void {
    const { structureProtection } = this.session.store;
    if (!structureProtection) return;
    if (structureProtection.password !== "" && structureProtection.password !== password) throw accessDenied();
    this.change(undefined);
  }

  private change(protection: { password: string } | undefined): void {
    this.session.store.structureProtection = protection;
    this.session.store.changes.workbook("sheets");
  }
}
