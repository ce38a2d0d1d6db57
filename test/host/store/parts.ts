import type { Area } from "./cells/area";
import type { SheetStore } from "./sheetStore";

/** A defined name. `formula` begins with "="; `scope` undefined means the workbook. */
export interface NameEntry {
  name: string;
  formula: string;
  visible: boolean;
  comment: string;
  readonly scope: SheetStore | undefined;
}

/** A table; `area` holds its header and total rows if it has them. */
export interface TableEntry {
  readonly id: string;
  name: string;
  area: Area;
  /** Excel's name of the style, "TableStyleMedium2"; "" for none. */
  style: string;
  showHeaders: boolean;
  showTotals: boolean;
  showBandedRows: boolean;
  showBandedColumns: boolean;
  showFilterButton: boolean;
  highlightFirstColumn: boolean;
  highlightLastColumn: boolean;
}

/** What floats over the cells; places and sizes in points from the sheet's top left corner. */
export interface DrawingEntry {
  readonly id: string;
  name: string;
  type: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A file's picture as it was given. */
export interface PictureFile {
  readonly format: "PNG" | "JPEG";
  readonly base64: string;
}

/** A shape or picture. */
export interface ShapeEntry extends DrawingEntry {
  altTextTitle: string;
  altTextDescription: string;
  lockAspectRatio: boolean;
  /** Whether it moves and grows with the cells under it. */
  placement: "TwoCell" | "OneCell" | "Absolute";
  visible: boolean;
  /** Its key in the workbook's pictures; undefined for a shape. */
  readonly picture?: string | undefined;
}

/** A link that some cells share: to a place outside, `address`, or within the workbook, "'Maze 1'!A1"; "" if there is none. */
export interface HyperlinkEntry {
  area: Area;
  readonly address: string;
  readonly documentReference: string;
  readonly screenTip: string;
}

/** What a protected sheet may still allow, by Excel's own names. */
export const NOTHING_ALLOWED = {
  allowAutoFilter: false,
  allowDeleteColumns: false,
  allowDeleteRows: false,
  allowEditObjects: false,
  allowEditScenarios: false,
  allowFormatCells: false,
  allowFormatColumns: false,
  allowFormatRows: false,
  allowInsertColumns: false,
  allowInsertHyperlinks: false,
  allowInsertRows: false,
  allowPivotTables: false,
  allowSort: false,
  selectionMode: "Normal" as "Normal" | "Unlocked" | "None",
};
export type ProtectionOptions = Readonly<typeof NOTHING_ALLOWED>;

/** One or several selected areas, the active cell within one of them. */
export interface Selection {
  readonly areas: readonly Area[];
  readonly activeRow: number;
  readonly activeColumn: number;
}

export interface CustomXmlPartEntry {
  readonly id: string;
  xml: string;
}

/** One end, or the middle, of a colour scale: "LowestValue", "HighestValue", or a number, percent … given by the formula. */
export interface ColorCriterion {
  readonly type: string;
  readonly formula?: string | undefined;
  /** "#RRGGBB" */
  readonly color?: string | undefined;
}

interface FormatPlace {
  readonly id: string;
  areas: readonly Area[];
}

export interface ColorScaleEntry extends FormatPlace {
  readonly type: "ColorScale";
  criteria: { minimum: ColorCriterion; midpoint?: ColorCriterion | undefined; maximum: ColorCriterion };
}

/** A rule of what cells hold, and the fill of those to which it applies: "#RRGGBB", or "" for none. */
export interface CellValueEntry extends FormatPlace {
  readonly type: "CellValue";
  rule: { readonly operator: CellValueOperator; readonly formula1: string; readonly formula2?: string };
  color: string;
}

export const CELL_VALUE_OPERATORS = [
  ...(["Between", "NotBetween", "EqualTo", "NotEqualTo"] as const),
  ...(["GreaterThan", "LessThan", "GreaterThanOrEqual", "LessThanOrEqual"] as const),
] as const;
export type CellValueOperator = (typeof CELL_VALUE_OPERATORS)[number];

/** A conditional format; of Excel's kinds, colour scales and rules of what cells hold are kept. */
export type ConditionalFormatEntry = ColorScaleEntry | CellValueEntry;

/** Cells for which there is a rule what may be typed. The rule is as it was given, by its kind: { wholeNumber: { … } }. */
export interface ValidationEntry {
  readonly area: Area;
  readonly rule: Readonly<Record<string, unknown>>;
}
