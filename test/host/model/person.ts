import { type Area, type SheetStore, type WorkbookStore, areaAddress, isEntireColumn, isEntireRow } from "../store";
import { writeCell } from "./range/cellValues";
import { ExcelError } from "./base/errors";
import type { ChangeType } from "./base/changed";
import { checkAllowed, checkStructure, checkUnlocked } from "./base/permissions";
import type { Session } from "./base/session";
import { Clipboard, type Copied } from "./clipboard";
import { RangeFormat } from "./format/rangeFormat";
import type { History, Place } from "./history";
import { deleteCells, insertCells } from "./range/shifting";
import { expandTable } from "./tables/expandTable";
import { WorkbookProtection } from "./workbook/workbook";
import { moveSheetTo } from "./worksheet/copySheet";
import { sheetName } from "./worksheet/sheetNames";
import { Worksheet } from "./worksheet/worksheet";

/** What `onChanged` calls a change. */

/** Which lines of an area are meant. */
export type BorderSide = "EdgeLeft" | "EdgeTop" | "EdgeRight" | "EdgeBottom" | "InsideVertical" | "InsideHorizontal";

/**
 * What a person does in the workbook with mouse and keys: by the same rules as an add-in, with the same
 * events for add-ins. Methods throw an ExcelError if Excel would refuse with a message. Each act can be undone, except those that Excel
 * documents as emptying the undo list.
 */
export class Person {
  readonly clipboard: Clipboard;

  constructor(
    private readonly session: Session,
    private readonly history: History,
  ) {
    this.clipboard = new Clipboard(session);
  }

  /** Types a text into a cell and presses Enter; "" empties it. @throws AccessDenied for a locked cell of a protected sheet */
  type(sheet: SheetStore, row: number, column: number, text: string): void {
    const cell = { row, column, rows: 1, columns: 1 };
    checkUnlocked(sheet, cell);
    this.clipboard.drop();
    this.act({ sheet, areas: [cell] }, () => writeCell(sheet, row, column, text));
    this.expand(sheet, cell);
  }

  /** Presses Delete on the areas. */
  empty(sheet: SheetStore, areas: readonly Area[]): void {
    for (const area of areas) checkUnlocked(sheet, area);
    this.clipboard.drop();
    this.act({ sheet, areas }, () => areas.forEach((area) => sheet.clearContents(area)));
  }

  /** Inserts cells, or whole rows or columns, before the area. @throws what `range.insert` throws */
  insert(sheet: SheetStore, area: Area, shift: "Down" | "Right"): void {
    this.clipboard.drop();
    this.act({ sheet, areas: [area] }, () => insertCells(this.session, sheet, area, shift), `${kindOf(area)}Inserted`);
  }

  /** Deletes cells, or whole rows or columns. @throws what `range.delete` throws */
  deleteCells(sheet: SheetStore, area: Area, shift: "Up" | "Left"): void {
    this.clipboard.drop();
    this.act({ sheet, areas: [area] }, () => deleteCells(this.session, sheet, area, shift), `${kindOf(area)}Deleted`);
  }

  /** Hides or shows the rows of the areas. @throws AccessDenied on a protected sheet */
  hideRows(sheet: SheetStore, areas: readonly Area[], hidden: boolean): void {
    checkAllowed(sheet, "allowFormatRows");
    this.lay(() => areas.forEach(({ row, rows }) => sheet.hideRows(row, row + rows - 1, hidden)));
  }

  hideColumns(sheet: SheetStore, areas: readonly Area[], hidden: boolean): void {
    checkAllowed(sheet, "allowFormatColumns");
    this.lay(() => areas.forEach(({ column, columns }) => sheet.hideColumns(column, column + columns - 1, hidden)));
  }

  /** @param points 0 to 409.5. @throws InvalidArgument for others, AccessDenied on a protected sheet */
  setRowHeight(sheet: SheetStore, areas: readonly Area[], points: number): void {
    this.lay(() => (new RangeFormat(this.session, { sheet, areas }).rowHeight = points));
  }

  /** @param points what 0 to 255 characters take. @throws InvalidArgument for others, AccessDenied on a protected sheet */
  setColumnWidth(sheet: SheetStore, areas: readonly Area[], points: number): void {
    this.lay(() => (new RangeFormat(this.session, { sheet, areas }).columnWidth = points));
  }

  /** @param color "#RRGGBB", undefined for no fill. @throws AccessDenied on a protected sheet */
  fill(sheet: SheetStore, areas: readonly Area[], color: string | undefined): void {
    const { fill } = new RangeFormat(this.session, { sheet, areas });
    this.lay(() => (color === undefined ? fill.clear() : (fill.color = color)));
  }

  /** Black lines of a weight at these sides of each area, or none. @throws AccessDenied on a protected sheet */
  border(
    sheet: SheetStore,
    areas: readonly Area[],
    sides: readonly BorderSide[],
    weight: "Thin" | "Thick" | undefined,
  ): void {
    this.lay(() => {
      for (const area of areas) {
        const { borders } = new RangeFormat(this.session, { sheet, areas: [area] });
        for (const side of sides) {
          // A single row or column has no lines within.
          if (side === "InsideVertical" ? area.columns === 1 : side === "InsideHorizontal" && area.rows === 1) continue;
          const border = borders.getItem(side);
          border.style = weight === undefined ? "None" : "Continuous";
          if (weight === undefined) continue;
          border.weight = weight;
          border.color = "#000000";
        }
      }
    });
  }

  /** Presses Ctrl+C or Ctrl+X; see Clipboard.take. */
  copy(sheet: SheetStore, areas: readonly Area[], isCut = false): Copied {
    return this.clipboard.take(sheet, areas, isCut);
  }

  /** Presses Ctrl+V; see Clipboard.paste. What was pasted is selected. */
  paste(sheet: SheetStore, text: string | undefined): void {
    const { copied } = this.clipboard;
    const selected = sheet.selection.areas[0]!;
    const area = this.clipboard.paste(sheet, selected, text);
    if (!area) return;
    if (copied?.isCut && !this.clipboard.copied) this.changed(copied.sheet, copied.area, "RangeEdited");
    this.act({ sheet, areas: [area] }, () => undefined);
    this.expand(sheet, area);
    sheet.select([area]);
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
    checkStructure(store);
    const sheet = store.addSheet(sheetName(store, name), store.sheets.indexOf(store.activeSheet) + 1);
    store.activate(sheet);
    this.did("WorksheetCollection", "add");
    return sheet;
  }

  /** Moves the sheet to the end of another workbook, with "Move or Copy". @throws what moveSheetTo throws */
  moveTo(sheet: SheetStore, workbook: WorkbookStore): void {
    moveSheetTo(sheet, workbook);
    this.did("Worksheet", "delete");
  }

  rename(sheet: SheetStore, name: string): void {
    new Worksheet(this.session, sheet).name = name;
    this.did("Worksheet", "name");
  }

  /** @throws InvalidOperation for the last visible sheet */
  hide(sheet: SheetStore): void {
    new Worksheet(this.session, sheet).visibility = "Hidden";
    this.did("Worksheet", "visibility");
  }

  /** Unhides a sheet from the tab menu, which does not offer very hidden ones, and shows it. */
  unhide(sheet: SheetStore): void {
    if (sheet.visibility === "VeryHidden")
      throw new ExcelError("InvalidOperation", "A very hidden sheet cannot be unhidden from the tab menu.");
    new Worksheet(this.session, sheet).visibility = "Visible";
    this.session.store.activate(sheet);
    this.did("Worksheet", "visibility");
  }

  delete(sheet: SheetStore): void {
    new Worksheet(this.session, sheet).delete();
    this.did("Worksheet", "delete");
  }

  /** Protects the sheet without a password, or ends that. @throws AccessDenied if it has a password */
  protectSheet(sheet: SheetStore, wanted: boolean): void {
    const { protection } = new Worksheet(this.session, sheet);
    if (wanted) protection.protect();
    else protection.unprotect();
    this.did("WorksheetProtection", "protect");
  }

  /** Protects the workbook's structure without a password, or ends that. @throws AccessDenied if it has a password */
  protectWorkbook(wanted: boolean): void {
    const protection = new WorkbookProtection(this.session);
    if (wanted) protection.protect();
    else protection.unprotect();
    this.did("WorkbookProtection", "protect");
  }

  /** Makes a change that has no rule and no event, such as gridlines or the paper. */
  lay(change: () => void): void {
    change();
    this.history.acted();
  }

  /** Presses Ctrl+Z. Returns false when nothing can be undone. */
  undo(): boolean {
    this.clipboard.drop();
    return this.history.undo();
  }

  /** Presses Ctrl+Y. Returns false when nothing was undone before. */
  redo(): boolean {
    this.clipboard.drop();
    return this.history.redo();
  }

  /** A table that grows is a step of its own: the first Ctrl+Z takes back its growth alone. */
  private expand(sheet: SheetStore, entered: Area): void {
    const added = expandTable(this.session, sheet, entered);
    if (added) this.act({ sheet, areas: [entered] }, () => undefined);
  }

  /** By the rules that hold for add-ins: Microsoft documents those alone. */
  private did(className: string, member: string): void {
    this.history.called(className, member);
    this.history.acted();
  }

  private act(place: Place, change: () => void, type: ChangeType = "RangeEdited"): void {
    change();
    for (const area of place.areas) this.changed(place.sheet, area, type);
    this.history.acted(place);
  }

  private changed(sheet: SheetStore, area: Area, changeType: ChangeType): void {
    this.session.written();
    this.session.settle();
    this.session.events.raise("DataChanged", sheet.id, { address: areaAddress(area), changeType, source: "Local" });
  }
}

function kindOf(area: Area): "Row" | "Column" | "Cell" {
  if (isEntireRow(area)) return "Row";
  return isEntireColumn(area) ? "Column" : "Cell";
}
