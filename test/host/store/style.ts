/** How a cell looks, apart from the four edges that it shares with its neighbours. Colours are "#RRGGBB". */

export type LineStyle = "None" | "Continuous" | "Dash" | "DashDot" | "DashDotDot" | "Dot" | "Double" | "SlantDashDot";
export type LineWeight = "Hairline" | "Thin" | "Medium" | "Thick";

/** Of the two cells at an edge the left or upper one, or the right or lower one. */
export type LineHolder = "first" | "second";

/** One edge between two cells, or a diagonal of one. `style` "None" is no line; weight and colour then say nothing. */
export interface Line {
  readonly style: LineStyle;
  readonly weight: LineWeight;
  readonly color: string;
  readonly tintAndShade: number;
  /** The only cell that has the line among its own, if that makes a difference; absent: both. */
  readonly heldBy?: LineHolder;
}

export const NO_LINE: Line = { style: "None", weight: "Thin", color: "#000000", tintAndShade: 0 };

const FONT = {
  name: "Calibri",
  /** Points. */
  size: 11,
  color: "#000000",
  bold: false,
  italic: false,
  underline: "None" as "None" | "Single" | "Double" | "SingleAccountant" | "DoubleAccountant",
  strikethrough: false,
  subscript: false,
  superscript: false,
  tintAndShade: 0,
};
export type Font = Readonly<typeof FONT>;

/** `pattern` "None" is no fill; `color` is then white, as Excel reports it. */
export const NO_FILL = {
  pattern: "None",
  color: "#FFFFFF",
  patternColor: "#000000",
  tintAndShade: 0,
  patternTintAndShade: 0,
};
export type Fill = Readonly<typeof NO_FILL>;

type Horizontal =
  "General" | "Left" | "Center" | "Right" | "Fill" | "Justify" | "CenterAcrossSelection" | "Distributed";

const ALIGNMENT = {
  horizontal: "General" as Horizontal,
  vertical: "Bottom" as "Top" | "Center" | "Bottom" | "Justify" | "Distributed",
  wrapText: false,
  shrinkToFit: false,
  indentLevel: 0,
  readingOrder: "Context" as "Context" | "LeftToRight" | "RightToLeft",
  /** Degrees from -90 to 90, or 180 for vertical text. */
  textOrientation: 0,
  autoIndent: false,
};
export type Alignment = Readonly<typeof ALIGNMENT>;

export interface CellStyle {
  readonly fill: Fill;
  readonly font: Font;
  readonly alignment: Alignment;
  readonly numberFormat: string;
  readonly locked: boolean;
  readonly formulaHidden: boolean;
  readonly diagonalDown: Line;
  readonly diagonalUp: Line;
  /** Name of the cell style ("Normal"), which once gave the cell its look: only a label. */
  readonly styleName: string;
}

export const DEFAULT_STYLE: CellStyle = {
  fill: NO_FILL,
  font: FONT,
  alignment: ALIGNMENT,
  numberFormat: "General",
  locked: true,
  formulaHidden: false,
  diagonalDown: NO_LINE,
  diagonalUp: NO_LINE,
  styleName: "Normal",
};
