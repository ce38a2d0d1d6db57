import { type Area, type SheetStore, isEntireColumn, isEntireRow, lastColumn, lastRow } from "../../store";
import {
  readCellProperties,
  readDisplayedCellProperties,
  readLineProperties,
  writeCellProperties,
} from "./cellProperties";
import { readGrid, textOf, valueOf, valueTypeOf, writeNumberFormats, writeValues } from "./cellValues";
import { ConditionalFormatCollection } from "../format/conditionalFormat";
import { generalException, invalidArgument, invalidOperation, itemNotFound } from "../base/errors";
import { tellChanged } from "../base/changed";
import { logical, oneOf, textual } from "../base/arguments";
import { checkAllowed } from "../base/permissions";
import { applyCellStyle, cellStyle } from "../format/applyCellStyle";

import { DataValidation } from "../format/dataValidation";
import { common } from "../format/look";
import { targetOf, referenceOf, areaOf } from "../base/resolve";
import { RangeAreas, WorkbookRangeAreas } from "./rangeAreas";
import { RangeFormat } from "../format/rangeFormat";
import type { ModelObject } from "../base/modelObject";
import { RangeGeometry } from "./rangeGeometry";
import { clearCells } from "./clearCells";
import { directDependents } from "../calculation/dependents";
import { copyCells } from "./copyCells";
import { hyperlinkOf, setHyperlink } from "./hyperlinks";
import { moveCells } from "./moveCells";
import { mergeCells, unmergeCells } from "./merging";
import { deleteCells, insertCells } from "./shifting";

/** Microsoft's documented limit of merged areas that can be asked for at once. */
const MOST_MERGED_AREAS = 512;

/** A rectangle of cells. */
export class Range extends RangeGeometry<Range> {
  override readonly className = "Range";

  protected override make(area: Area): Range {
    return new Range(this.session, this.sheet, area);
  }

  get format(): RangeFormat {
    return new RangeFormat(this.session, this.target);
  }

  get worksheet(): ModelObject {
    return this.session.upwards.worksheet(this.session, this.sheet);
  }

  get conditionalFormats(): ConditionalFormatCollection {
    return new ConditionalFormatCollection(this.session, this.target);
  }

  get dataValidation(): DataValidation {
    return new DataValidation(this.session, this.target);
  }

  // Values

  /** rows x columns; "" for empty cells. Null for whole rows and columns. */
  get values(): unknown {
    this.session.settle();
    return readGrid(this.area, (row, column) => valueOf(this.sheet, row, column));
  }
  set values(input: unknown) {
    writeValues(this.session, this.sheet, this.area, input);
  }

  get formulas(): unknown {
    this.session.settle();
    return readGrid(this.area, (row, column) => this.sheet.formula(row, column) ?? valueOf(this.sheet, row, column));
  }
  set formulas(input: unknown) {
    writeValues(this.session, this.sheet, this.area, input);
  }

  get text(): string[][] | null {
    this.session.settle();
    return readGrid(this.area, (row, column) => textOf(this.sheet, row, column));
  }

  get valueTypes(): string[][] | null {
    this.session.settle();
    return readGrid(this.area, (row, column) => valueTypeOf(this.sheet, row, column));
  }

  get numberFormat(): unknown {
    return readGrid(this.area, (row, column) => this.sheet.style(row, column).numberFormat);
  }
  set numberFormat(input: unknown) {
    writeNumberFormats(this.sheet, this.area, input);
  }

  /** The name of the cell style; null when the cells differ. */
  get style(): string | null {
    return common(new Set(this.sheet.stylesIn(this.area).map((style) => style.styleName)));
  }
  set style(value: unknown) {
    const styleName = cellStyle(value);
    checkAllowed(this.sheet, "allowFormatCells");
    applyCellStyle(this.session, this.sheet, this.area, styleName);
  }

  /** The link of the first cell; null if it has none. */
  get hyperlink(): unknown {
    return hyperlinkOf(this.sheet, this.area);
  }
  set hyperlink(value: unknown) {
    setHyperlink(this.session, this.sheet, this.area, value);
  }

  // Hidden rows and columns

  /** Whether all cells are hidden, none (false), or some (null). */
  get hidden(): boolean | null {
    const { rowHidden, columnHidden } = this;
    if (rowHidden === true || columnHidden === true) return true;
    return rowHidden === null || columnHidden === null ? null : false;
  }

  get rowHidden(): boolean | null {
    return common(this.sheet.rows.hiddenIn(this.area.row, lastRow(this.area)));
  }
  set rowHidden(value: unknown) {
    checkAllowed(this.sheet, "allowFormatRows");
    this.sheet.hideRows(this.area.row, lastRow(this.area), logical(value));
  }

  get columnHidden(): boolean | null {
    return common(this.sheet.columns.hiddenIn(this.area.column, lastColumn(this.area)));
  }
  set columnHidden(value: unknown) {
    checkAllowed(this.sheet, "allowFormatColumns");
    this.sheet.hideColumns(this.area.column, lastColumn(this.area), logical(value));
  }

  // Other ranges

  /** The part of the range that is in use. @throws ItemNotFound when nothing is (the sheet's own gives A1 instead) */
  getUsedRange(valuesOnly: unknown = false): Range {
    const used = this.getUsedRangeOrNullObject(valuesOnly);
    if (!used) throw itemNotFound();
    return used;
  }

  getUsedRangeOrNullObject(valuesOnly: unknown = false): Range | null {
    const used = this.sheet.usedArea(valuesOnly === true, this.area);
    return used ? this.make(used) : null;
  }

  /** The merged areas that meet the range. @throws GeneralException for more than 512 */
  getMergedAreasOrNullObject(): RangeAreas | null {
    const other = this.area;
    const areas = this.sheet.merges.filter(
      (merge) => this.make(merge).getIntersectionOrNullObject(this.make(other)) !== null,
    );
    if (areas.length > MOST_MERGED_AREAS) throw generalException();
    return areas.length === 0 ? null : new RangeAreas(this.session, { sheet: this.sheet, areas });
  }

  getTables(fullyContained: unknown = false): ModelObject {
    return this.session.upwards.tables(this.session, this.sheet, this.area, fullyContained === true);
  }

  // Changes

  clear(applyTo: unknown = "All"): void {
    clearCells(this.session, targetOf(this.sheet, this.area), applyTo ?? "All");
  }

  delete(shift: unknown): void {
    const to = oneOf(["Up", "Left"], shift);
    deleteCells(this.session, this.sheet, this.area, to);
    this.tellShift("Deleted", to);
  }

  /** @throws ItemNotFound when no formula refers to these cells */
  getDirectDependents(): WorkbookRangeAreas {
    const found = directDependents(this.sheet, this.area);
    if (found.size === 0) throw itemNotFound();
    return new WorkbookRangeAreas(this.session, found);
  }

  insert(shift: unknown): Range {
    const to = oneOf(["Down", "Right"], shift);
    insertCells(this.session, this.sheet, this.area, to);
    this.tellShift("Inserted", to);
    return this.make(this.area);
  }

  merge(across: unknown = false): void {
    mergeCells(this.session, this.sheet, this.area, across === true);
  }

  unmerge(): void {
    unmergeCells(this.sheet, this.area);
  }

  copyFrom(
    sourceRange: unknown,
    copyType: unknown = "All",
    skipBlanks: unknown = false,
    transpose: unknown = false,
  ): void {
    const source = this.sourceOf(sourceRange);
    this.session.settle();
    const options = { skipBlanks: skipBlanks === true, transpose: transpose === true };
    const pasted = copyCells(this.session, source, this, copyType ?? "All", options);
    if (pasted) tellChanged(this.session, this.sheet, pasted);
  }

  /** Moves the cells, as cutting and pasting does, to where the destination begins. @throws what moveCells does */
  moveTo(destinationRange: unknown): void {
    const { sheet, area } = this.sourceOf(destinationRange);
    moveCells(this.session, { sheet: this.sheet, area: this.area }, { sheet, row: area.row, column: area.column });
    tellChanged(this.session, this.sheet, this.area);
    tellChanged(this.session, sheet, { ...this.area, row: area.row, column: area.column });
  }

  /** @throws InvalidOperation when the sheet is hidden */
  select(): void {
    if (this.sheet.visibility !== "Visible") throw invalidOperation();
    this.session.store.activate(this.sheet);
    this.sheet.select([this.area]);
  }

  // Properties cell by cell

  /** rows x columns of what was asked for. */
  getCellProperties(options: unknown): unknown {
    return readCellProperties(this.session, this.sheet, this.area, options);
  }

  /** The same as cells look: colour scales give them their fill. */
  getDisplayedCellProperties(options: unknown): unknown {
    return readDisplayedCellProperties(this.session, this.sheet, this.area, options);
  }

  /** @throws InvalidArgument for an array of another shape, GeneralException for more than 80,000 cells */
  setCellProperties(properties: unknown): void {
    writeCellProperties(this.session, this.sheet, this.area, properties);
  }

  getColumnProperties(options: unknown): unknown {
    return readLineProperties(this.session, this.sheet, this.area, "column", options);
  }

  getRowProperties(options: unknown): unknown {
    return readLineProperties(this.session, this.sheet, this.area, "row", options);
  }

  /** office.js writes arrays of more than 1,500 cells in parts, after having their size checked. */
  override protocolMethod(name: string, args: readonly unknown[]): { value: unknown } | undefined {
    if (name !== "_ValidateArraySize") return undefined;
    if (args[0] !== this.area.rows || args[1] !== this.area.columns) throw invalidArgument();
    return { value: null };
  }

  private tellShift(done: "Inserted" | "Deleted", to: string): void {
    const kind = isEntireRow(this.area) ? "Row" : isEntireColumn(this.area) ? "Column" : "Cell";
    const shiftDirection = kind === "Cell" ? `ShiftCell${to}` : "None";
    tellChanged(this.session, this.sheet, this.area, `${kind}${done}`, { shiftDirection });
  }

  private get target(): { sheet: Range["sheet"]; areas: Area[] } {
    return { sheet: this.sheet, areas: [this.area] };
  }

  private sourceOf(source: unknown): { sheet: SheetStore; area: Area } {
    if (source instanceof Range) return source;
    const found = referenceOf(this.sheet, textual(source));
    if (!found) throw invalidArgument();
    return found;
  }
}

/** The cells of a sheet that an argument means, a Range or an address. @throws InvalidArgument when they are not on the sheet */
export function areaArgument(sheet: SheetStore, value: unknown): Area {
  if (!(value instanceof Range)) return areaOf(sheet, textual(value));
  if (value.sheet !== sheet) throw invalidArgument();
  return value.area;
}
