import { type Alignment, type Area, lastColumn, lastRow } from "../../store";
import { FormatProtection } from "./formatProtection";
import { logical, numberWithin, oneOf } from "../base/arguments";
import { checkAllowed } from "../base/permissions";
import { fittingColumns, fittingRows } from "./autofit";
import { changeLook, common, commonLook } from "./look";
import { ModelObject } from "../base/modelObject";
import { RangeBorderCollection } from "./rangeBorderCollection";
import { RangeFill } from "./rangeFill";
import { RangeFont } from "./rangeFont";
import type { Session } from "../base/session";
import type { Target } from "../base/target";
import { ROW_HEIGHT_LIMIT, COLUMN_WIDTH_LIMIT, wholePixels } from "./sizes";

const HORIZONTAL = [
  "General",
  "Left",
  "Center",
  "Right",
  "Fill",
  "Justify",
  "CenterAcrossSelection",
  "Distributed",
] as const;
const VERTICAL = ["Top", "Center", "Bottom", "Justify", "Distributed"] as const;
const READING_ORDER = ["Context", "LeftToRight", "RightToLeft"] as const;

export class RangeFormat extends ModelObject {
  override readonly className = "RangeFormat";

  constructor(
    session: Session,
    private readonly target: Target,
  ) {
    super(session);
  }

  get borders(): RangeBorderCollection {
    return new RangeBorderCollection(this.session, this.target);
  }

  get fill(): RangeFill {
    return new RangeFill(this.session, this.target);
  }

  get font(): RangeFont {
    return new RangeFont(this.session, this.target);
  }

  get protection(): FormatProtection {
    return new FormatProtection(this.session, this.target);
  }

  get autoIndent(): boolean | null {
    return this.pick("autoIndent");
  }
  set autoIndent(value: unknown) {
    this.change({ autoIndent: logical(value) });
  }

  /** Points; null when the columns differ. Kept as whole pixels of 0.75 points, so 20 is read back as 20.25. */
  get columnWidth(): number | null {
    return common(
      new Set(
        this.target.areas.flatMap((area) => [...this.target.sheet.columns.sizesIn(area.column, lastColumn(area))]),
      ),
    );
  }
  set columnWidth(value: unknown) {
    checkAllowed(this.target.sheet, "allowFormatColumns");
    const points = wholePixels(numberWithin(value, 0, COLUMN_WIDTH_LIMIT));
    for (const area of this.target.areas) this.resizeColumns(area, points);
  }

  /** Points, at most 409.5; null when the rows differ. Kept as whole pixels of 0.75 points. */
  get rowHeight(): number | null {
    return common(
      new Set(this.target.areas.flatMap((area) => [...this.target.sheet.rows.sizesIn(area.row, lastRow(area))])),
    );
  }
  set rowHeight(value: unknown) {
    checkAllowed(this.target.sheet, "allowFormatRows");
    const points = wholePixels(numberWithin(value, 0, ROW_HEIGHT_LIMIT));
    for (const area of this.target.areas) this.resizeRows(area, points);
  }

  /** Whether every column has the sheet's standard width; null when some have. */
  get useStandardWidth(): boolean | null {
    return this.isStandard("columns");
  }
  /** True gives the columns the standard width; false does nothing. */
  set useStandardWidth(value: unknown) {
    checkAllowed(this.target.sheet, "allowFormatColumns");
    if (!logical(value)) return;
    for (const area of this.target.areas) this.target.sheet.setColumnWidth(area.column, lastColumn(area), undefined);
  }

  /** Whether every row has the sheet's standard height; null when some have. */
  get useStandardHeight(): boolean | null {
    return this.isStandard("rows");
  }
  /** True gives the rows the standard height; false does nothing. */
  set useStandardHeight(value: unknown) {
    checkAllowed(this.target.sheet, "allowFormatRows");
    if (!logical(value)) return;
    for (const area of this.target.areas) this.target.sheet.setRowHeight(area.row, lastRow(area), undefined);
  }

  get horizontalAlignment(): string | null {
    return this.pick("horizontal");
  }
  set horizontalAlignment(value: unknown) {
    this.change({ horizontal: oneOf(HORIZONTAL, value) });
  }

  /** 0 to 250 steps. */
  get indentLevel(): number | null {
    return this.pick("indentLevel");
  }
  set indentLevel(value: unknown) {
    this.change({ indentLevel: Math.floor(numberWithin(value, 0, 250)) });
  }

  get readingOrder(): string | null {
    return this.pick("readingOrder");
  }
  set readingOrder(value: unknown) {
    this.change({ readingOrder: oneOf(READING_ORDER, value) });
  }

  get shrinkToFit(): boolean | null {
    return this.pick("shrinkToFit");
  }
  set shrinkToFit(value: unknown) {
    this.change({ shrinkToFit: logical(value) });
  }

  /** Degrees from -90 to 90, or 180 for vertical text. */
  get textOrientation(): number | null {
    return this.pick("textOrientation");
  }
  set textOrientation(value: unknown) {
    this.change({ textOrientation: value === 180 ? 180 : Math.round(numberWithin(value, -90, 90)) });
  }

  get verticalAlignment(): string | null {
    return this.pick("vertical");
  }
  set verticalAlignment(value: unknown) {
    this.change({ vertical: oneOf(VERTICAL, value) });
  }

  get wrapText(): boolean | null {
    return this.pick("wrapText");
  }
  set wrapText(value: unknown) {
    this.change({ wrapText: logical(value) });
  }

  /** Gives each column the width of its widest text among these cells; estimated, since nobody knows fonts here. */
  autofitColumns(): void {
    checkAllowed(this.target.sheet, "allowFormatColumns");
    this.session.settle();
    for (const area of this.target.areas) {
      for (const [column, points] of fittingColumns(this.target.sheet, area)) {
        this.resizeColumns({ ...area, column, columns: 1 }, points);
      }
    }
  }

  /** Gives each row the height of its largest font and most lines among these cells. */
  autofitRows(): void {
    checkAllowed(this.target.sheet, "allowFormatRows");
    for (const area of this.target.areas) {
      for (const [row, points] of fittingRows(this.target.sheet, area)) {
        this.resizeRows({ ...area, row, rows: 1 }, points);
      }
    }
  }

  private isStandard(axis: "rows" | "columns"): boolean | null {
    const lines = this.target.sheet[axis];
    const sizes = this.target.areas.flatMap((area) =>
      axis === "rows" ? [...lines.sizesIn(area.row, lastRow(area))] : [...lines.sizesIn(area.column, lastColumn(area))],
    );
    return common(new Set(sizes.map((size) => size === lines.defaultSize)));
  }

  private resizeColumns(area: Area, points: number): void {
    const { sheet } = this.target;
    const last = lastColumn(area);
    if (points === 0) sheet.hideColumns(area.column, last, true);
    else {
      if (sheet.columns.hiddenIn(area.column, last).has(true)) sheet.hideColumns(area.column, last, false);
      sheet.setColumnWidth(area.column, last, points);
    }
  }

  private resizeRows(area: Area, points: number): void {
    const { sheet } = this.target;
    const last = lastRow(area);
    if (points === 0) sheet.hideRows(area.row, last, true);
    else {
      if (sheet.rows.hiddenIn(area.row, last).has(true)) sheet.hideRows(area.row, last, false);
      sheet.setRowHeight(area.row, last, points);
    }
  }

  private pick<K extends keyof Alignment>(member: K): Alignment[K] | null {
    return commonLook(this.target, (style) => style.alignment[member]);
  }

  private change(part: Partial<Alignment>): void {
    changeLook(this.target, (style) => ({ ...style, alignment: { ...style.alignment, ...part } }));
  }
}
