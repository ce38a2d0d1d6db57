import { type Alignment, type Area, type Fill, type Font, NO_FILL, lastColumn, lastRow } from "../../store";
import { color, logical, numberWithin, oneOf, textual } from "../base/arguments";
import { CellsObject, withProperties } from "../base/modelObject";
import { checkAllowed, checkUnprotected } from "../base/permissions";
import { changeLook, common, commonLook } from "./look";
import { RangeBorderCollection } from "./rangeBorder";
import { COLUMN_WIDTH_LIMIT, ROW_HEIGHT_LIMIT, fittingColumns, fittingRows, wholePixels } from "./sizes";

const HORIZONTAL: readonly Alignment["horizontal"][] = [
  ...(["General", "Left", "Center", "Right", "Fill", "Justify", "CenterAcrossSelection", "Distributed"] as const),
];
const VERTICAL = ["Top", "Center", "Bottom", "Justify", "Distributed"] as const;
const PATTERNS = [
  ...(["None", "Solid", "Gray50", "Gray75", "Gray25", "Horizontal", "Vertical", "Down", "Up", "Checker"] as const),
  ...(["SemiGray75", "LightHorizontal", "LightVertical", "LightDown", "LightUp", "Grid", "CrissCross"] as const),
  ...(["Gray16", "Gray8"] as const),
];
/** Excel's limit of a cell's text of a font's name. */
const LONGEST_FONT_NAME = 31;

/** -1 (darkest) to 1 (lightest). */
const tint = (value: unknown): number => numberWithin(value, -1, 1);

abstract class Alignments extends CellsObject {
  read(name: string): unknown {
    return commonLook(this.target, (style) => style.alignment[name as keyof Alignment]);
  }

  change(part: Partial<Alignment>): void {
    changeLook(this.target, (style) => ({ ...style, alignment: { ...style.alignment, ...part } }));
  }
}

export class RangeFormat extends withProperties(Alignments, {
  autoIndent: logical,
  indentLevel: (steps) => Math.floor(numberWithin(steps, 0, 250)),
  readingOrder: (order) => oneOf(["Context", "LeftToRight", "RightToLeft"], order),
  shrinkToFit: logical,
  /** Degrees from -90 to 90, or 180 for vertical text. */
  textOrientation: (degrees) => (degrees === 180 ? 180 : Math.round(numberWithin(degrees, -90, 90))),
  wrapText: logical,
}) {
  override readonly className = "RangeFormat";

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

  /** Points; null when the columns differ. Kept as whole pixels of 0.75 points, so 20 is read back as 20.25. */
  get columnWidth(): number | null {
    return common(new Set(this.sizes("columns")));
  }

  set columnWidth(value: unknown) {
    checkAllowed(this.target.sheet, "allowFormatColumns");
    const points = wholePixels(numberWithin(value, 0, COLUMN_WIDTH_LIMIT));
    for (const area of this.target.areas) this.resizeColumns(area, points);
  }

  /** Points, at most 409.5; null when the rows differ. Kept as whole pixels of 0.75 points. */
  get rowHeight(): number | null {
    return common(new Set(this.sizes("rows")));
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

  get horizontalAlignment(): unknown {
    return this.read("horizontal");
  }

  set horizontalAlignment(value: unknown) {
    this.change({ horizontal: oneOf(HORIZONTAL, value) });
  }

  get verticalAlignment(): unknown {
    return this.read("vertical");
  }

  set verticalAlignment(value: unknown) {
    this.change({ vertical: oneOf(VERTICAL, value) });
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
    const { defaultSize } = this.target.sheet[axis];
    return common(new Set(this.sizes(axis).map((size) => size === defaultSize)));
  }

  private sizes(axis: "rows" | "columns"): number[] {
    const { sheet, areas } = this.target;
    return areas.flatMap((area) => [
      ...(axis === "rows"
        ? sheet.rows.sizesIn(area.row, lastRow(area))
        : sheet.columns.sizesIn(area.column, lastColumn(area))),
    ]);
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
}

abstract class Fills extends CellsObject {
  /** Excel tells neither the tint where there is no fill (OfficeDev/office-js#4900) nor the pattern of a plain one. */
  read(name: string): unknown {
    const isTint = name === "tintAndShade";
    const found = commonLook(this.target, ({ fill }) =>
      isTint && fill.pattern === "None" ? null : fill[name as keyof Fill],
    );
    const isPlain = found === "None" || found === "Solid" || this.session.switches.patternsReadNull;
    return name === "pattern" && isPlain ? null : found;
  }

  /** A new colour has no tint, and fills cells that were not. */
  change(part: Partial<Fill>): void {
    changeLook(this.target, (style) => {
      if (part.pattern === "None") return { ...style, fill: NO_FILL };
      const pattern = style.fill.pattern === "None" ? "Solid" : style.fill.pattern;
      const drawn = part.color !== undefined && { tintAndShade: 0, pattern };
      const dotted = part.patternColor !== undefined && { patternTintAndShade: 0 };
      return { ...style, fill: { ...style.fill, ...drawn, ...dotted, ...part } };
    });
  }
}

export class RangeFill extends withProperties(Fills, {
  /** "#RRGGBB", white if there is no fill. */
  color,
  pattern: (name) => oneOf(PATTERNS, name),
  patternColor: color,
  patternTintAndShade: tint,
  tintAndShade: tint,
}) {
  override readonly className = "RangeFill";

  clear(): void {
    this.change(NO_FILL);
  }
}

abstract class Fonts extends CellsObject {
  read(name: string): unknown {
    return commonLook(this.target, (style) => style.font[name as keyof Font]);
  }

  /** A new colour has no tint, and letters are not above and below the line at once. */
  change(part: Partial<Font>): void {
    const rest = {
      ...(part.color !== undefined && { tintAndShade: 0 }),
      ...(part.subscript && { superscript: false }),
      ...(part.superscript && { subscript: false }),
    };
    changeLook(this.target, (style) => ({ ...style, font: { ...style.font, ...rest, ...part } }));
  }
}

export class RangeFont extends withProperties(Fonts, {
  bold: logical,
  color,
  italic: logical,
  name: (value) => {
    const name = textual(value);
    numberWithin(name.length, 1, LONGEST_FONT_NAME);
    return name;
  },
  /** Points, 1 to 409 in steps of a half. */
  size: (points) => Math.round(numberWithin(points, 1, 409) * 2) / 2,
  strikethrough: logical,
  subscript: logical,
  superscript: logical,
  tintAndShade: tint,
  underline: (style) => oneOf(["None", "Single", "Double", "SingleAccountant", "DoubleAccountant"], style),
}) {
  override readonly className = "RangeFont";
}

abstract class Protections extends CellsObject {
  read(name: string): unknown {
    return commonLook(this.target, (style) => style[name as "locked" | "formulaHidden"]);
  }

  change(part: { locked?: boolean; formulaHidden?: boolean }): void {
    checkUnprotected(this.target.sheet);
    changeLook(this.target, (style) => ({ ...style, ...part }));
  }
}

export class FormatProtection extends withProperties(Protections, { formulaHidden: logical, locked: logical }) {
  override readonly className = "FormatProtection";
}
