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

/** `size` in points. */
export interface Font {
  readonly name: string;
  readonly size: number;
  readonly color: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: "None" | "Single" | "Double" | "SingleAccountant" | "DoubleAccountant";
  readonly strikethrough: boolean;
  readonly subscript: boolean;
  readonly superscript: boolean;
  readonly tintAndShade: number;
}

/** `pattern` "None" is no fill; `color` is then white, as Excel reports it. */
export interface Fill {
  readonly pattern: string;
  readonly color: string;
  readonly patternColor: string;
  readonly tintAndShade: number;
  readonly patternTintAndShade: number;
}

export interface Alignment {
  readonly horizontal:
    "General" | "Left" | "Center" | "Right" | "Fill" | "Justify" | "CenterAcrossSelection" | "Distributed";
  readonly vertical: "Top" | "Center" | "Bottom" | "Justify" | "Distributed";
  readonly wrapText: boolean;
  readonly shrinkToFit: boolean;
  readonly indentLevel: number;
  readonly readingOrder: "Context" | "LeftToRight" | "RightToLeft";
  /** Degrees from -90 to 90, or 180 for vertical text. */
  readonly textOrientation: number;
  readonly autoIndent: boolean;
}

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

export const NO_FILL: Fill = {
  pattern: "None",
  color: "#FFFFFF",
  patternColor: "#000000",
  tintAndShade: 0,
  patternTintAndShade: 0,
};

export const DEFAULT_STYLE: CellStyle = {
  fill: NO_FILL,
  font: {
    name: "Calibri",
    size: 11,
    color: "#000000",
    bold: false,
    italic: false,
    underline: "None",
    strikethrough: false,
    subscript: false,
    superscript: false,
    tintAndShade: 0,
  },
  alignment: {
    horizontal: "General",
    vertical: "Bottom",
    wrapText: false,
    shrinkToFit: false,
    indentLevel: 0,
    readingOrder: "Context",
    textOrientation: 0,
    autoIndent: false,
  },
  numberFormat: "General",
  locked: true,
  formulaHidden: false,
  diagonalDown: NO_LINE,
  diagonalUp: NO_LINE,
  styleName: "Normal",
};
