import { MAX_COLUMNS, MAX_ROWS, WHOLE_SHEET, cellArea } from "../../store";
import { AutoFilter } from "./autoFilter";
import { ChartCollection } from "../drawings/chart";
import { copySheet } from "./copySheet";
import { WorksheetCustomPropertyCollection } from "./worksheetCustomPropertyCollection";
import { invalidArgument, invalidOperation, itemNotFound } from "../base/errors";
import { color, logical, numberWithin, oneOf, textual } from "../base/arguments";
import { NamedItemCollection } from "../names/namedItem";
import { SheetObject } from "../base/modelObject";
import { PageBreakCollection } from "../pageLayout/pageBreakCollection";
import { PageLayout } from "../pageLayout/pageLayout";
import { Range } from "../range/range";
import { RangeAreas } from "../range/rangeAreas";
import { whole } from "../base/arguments";
import { checkStructure } from "../base/permissions";
import { areaOf, areasOf } from "../base/resolve";
import { ShapeCollection } from "../drawings/shape";
import { sheetName } from "./sheetNames";
import { TableCollection } from "../tables/tableCollection";
import { WorksheetFreezePanes } from "./worksheetFreezePanes";
import { WorksheetProtection } from "./worksheetProtection";

/** Microsoft's documented limit of an address, characters. */
const LONGEST_ADDRESS = 8_192;

export class Worksheet extends SheetObject {
  override readonly className = "Worksheet";

  override identity(): Record<string, unknown> {
    return { Id: this.sheet.id };
  }

  get autoFilter(): AutoFilter {
    return new AutoFilter(this.session, this.sheet);
  }

  get charts(): ChartCollection {
    return new ChartCollection(this.session, this.sheet);
  }

  get customProperties(): WorksheetCustomPropertyCollection {
    return new WorksheetCustomPropertyCollection(this.session, this.sheet);
  }

  get freezePanes(): WorksheetFreezePanes {
    return new WorksheetFreezePanes(this.session, this.sheet);
  }

  get horizontalPageBreaks(): PageBreakCollection {
    return new PageBreakCollection(this.session, this.sheet, "horizontalBreaks");
  }

  get verticalPageBreaks(): PageBreakCollection {
    return new PageBreakCollection(this.session, this.sheet, "verticalBreaks");
  }

  get names(): NamedItemCollection {
    return new NamedItemCollection(this.session, this.sheet);
  }

  get pageLayout(): PageLayout {
    return new PageLayout(this.session, this.sheet);
  }

  get protection(): WorksheetProtection {
    return new WorksheetProtection(this.session, this.sheet);
  }

  get shapes(): ShapeCollection {
    return new ShapeCollection(this.session, this.sheet);
  }

  get tables(): TableCollection {
    return new TableCollection(this.session, this.sheet);
  }

  get id(): string {
    return this.sheet.id;
  }

  get name(): string {
    return this.sheet.name;
  }
  set name(value: unknown) {
    checkStructure(this.session.store);
    this.session.store.renameSheet(this.sheet, sheetName(this.session.store, value, this.sheet));
    this.session.written();
  }

  /** Zero-based place among all tabs, the hidden ones too. */
  get position(): number {
    return this.session.store.sheets.indexOf(this.sheet);
  }
  set position(value: unknown) {
    checkStructure(this.session.store);
    this.session.store.moveSheet(this.sheet, Math.floor(numberWithin(value, 0, this.session.store.sheets.length - 1)));
  }

  get showGridlines(): boolean {
    return this.sheet.showGridlines;
  }
  set showGridlines(value: unknown) {
    this.sheet.showGridlines = logical(value);
    this.sheet.touched();
  }

  get showHeadings(): boolean {
    return this.sheet.showHeadings;
  }
  set showHeadings(value: unknown) {
    this.sheet.showHeadings = logical(value);
    this.sheet.touched();
  }

  /** "#RRGGBB", "" for none, null while the sheet is hidden. */
  get tabColor(): string | null {
    return this.sheet.visibility === "Visible" ? this.sheet.tabColor : null;
  }
  set tabColor(value: unknown) {
    this.sheet.tabColor = value === "" ? "" : color(value);
    this.session.store.changes.workbook("sheets");
  }

  get visibility(): string {
    return this.sheet.visibility;
  }
  /** @throws InvalidOperation for the last visible sheet, AccessDenied if the workbook's structure is protected */
  set visibility(value: unknown) {
    checkStructure(this.session.store);
    const visibility = oneOf(["Visible", "Hidden", "VeryHidden"], value);
    if (visibility !== "Visible" && this.isLastVisible()) throw invalidOperation();
    this.session.store.setVisibility(this.sheet, visibility);
  }

  /** @throws InvalidOperation when the sheet is hidden */
  activate(): void {
    if (this.sheet.visibility !== "Visible") throw invalidOperation();
    if (this.session.switches.newSheetsStayBehind && this.session.added.has(this.sheet)) return;
    this.session.store.activate(this.sheet);
  }

  /** "None" puts the copy at the beginning, as documented. */
  copy(positionType: unknown = "None", relativeTo?: unknown): Worksheet {
    checkStructure(this.session.store);
    const type = oneOf(["None", "Before", "After", "Beginning", "End"], positionType ?? "None");
    const { sheets } = this.session.store;
    const relative = relativeTo instanceof Worksheet ? sheets.indexOf(relativeTo.sheet) : undefined;
    if ((type === "Before" || type === "After") && relative === undefined) throw invalidArgument();
    const place = {
      None: 0,
      End: sheets.length,
      Beginning: 0,
      Before: relative ?? 0,
      After: (relative ?? 0) + 1,
    }[type];
    return new Worksheet(this.session, copySheet(this.sheet, place));
  }

  /** @throws InvalidOperation for the last visible sheet and for a very hidden one */
  delete(): void {
    checkStructure(this.session.store);
    if (this.isLastVisible() || this.sheet.visibility === "VeryHidden") throw invalidOperation();
    this.session.store.deleteSheet(this.sheet);
    this.session.written();
  }

  getCell(row: unknown, column: unknown): Range {
    return this.getRangeByIndexes(row, column, 1, 1);
  }

  getRange(address?: unknown): Range {
    if (address === undefined || address === null || address === "")
      return new Range(this.session, this.sheet, WHOLE_SHEET);
    const text = textual(address);
    if (text.length > LONGEST_ADDRESS) throw invalidArgument();
    return new Range(this.session, this.sheet, areaOf(this.sheet, text));
  }

  /** @throws InvalidArgument when the cells are not all on the sheet */
  getRangeByIndexes(startRow: unknown, startColumn: unknown, rowCount: unknown, columnCount: unknown): Range {
    const area = {
      row: whole(startRow),
      column: whole(startColumn),
      rows: whole(rowCount),
      columns: whole(columnCount),
    };
    const inside =
      area.row >= 0 &&
      area.column >= 0 &&
      area.row + area.rows <= MAX_ROWS &&
      area.column + area.columns <= MAX_COLUMNS;
    if (!inside || area.rows < 1 || area.columns < 1) throw invalidArgument();
    return new Range(this.session, this.sheet, area);
  }

  /** @param address areas separated by commas. @throws InvalidArgument above 8,192 characters */
  getRanges(address?: unknown): RangeAreas {
    if (address === undefined || address === null || address === "") {
      return new RangeAreas(this.session, { sheet: this.sheet, areas: [WHOLE_SHEET] });
    }
    const text = textual(address);
    if (text.length > LONGEST_ADDRESS) throw invalidArgument();
    const target = areasOf(this.sheet, text);
    if (target.areas.length > 1 && this.session.switches.refusesPackedAddresses) throw invalidArgument();
    return new RangeAreas(this.session, target);
  }

  /** The first cell when nothing is in use. */
  getUsedRange(valuesOnly: unknown = false): Range {
    return this.getUsedRangeOrNullObject(valuesOnly) ?? new Range(this.session, this.sheet, cellArea(0, 0));
  }

  getUsedRangeOrNullObject(valuesOnly: unknown = false): Range | null {
    const used = this.sheet.usedArea(valuesOnly === true);
    return used ? new Range(this.session, this.sheet, used) : null;
  }

  override protocolMethod(name: string, args: readonly unknown[]): { value: unknown } | undefined {
    if (name === "_GetSheetById" || name === "_GetAnotherWorksheetById") {
      const sheet = this.session.store.sheetById(String(args[0]));
      if (!sheet) throw itemNotFound();
      return { value: new Worksheet(this.session, sheet) };
    }
    return this.session.events.register(name, this.className, this.sheet.id, this.session);
  }

  private isLastVisible(): boolean {
    return this.session.store.sheets.every((sheet) => sheet === this.sheet || sheet.visibility !== "Visible");
  }
}
