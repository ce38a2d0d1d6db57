/** A line at an edge of a cell. */
export interface FileLine {
  readonly weight: "thin" | "medium" | "thick";
  /** "RRGGBB" */
  readonly color: string;
}

/** Excel's fill patterns as a file names them (ECMA-376 part 1, 18.18.55), by their names in Office.js. */
export const PATTERNS = {
  Solid: "solid",
  Gray8: "gray0625",
  Gray16: "gray125",
  Gray25: "lightGray",
  Gray50: "mediumGray",
  Gray75: "darkGray",
  Horizontal: "darkHorizontal",
  Vertical: "darkVertical",
  Down: "darkDown",
  Up: "darkUp",
  Checker: "darkGrid",
  SemiGray75: "darkTrellis",
  LightHorizontal: "lightHorizontal",
  LightVertical: "lightVertical",
  LightDown: "lightDown",
  LightUp: "lightUp",
  Grid: "lightGrid",
  CrissCross: "lightTrellis",
} as const;

/** How a cell is filled. Colours are "RRGGBB". */
export interface FileFill {
  readonly color: string;
  /** A plain fill where it is missing. */
  readonly pattern?: keyof typeof PATTERNS | undefined;
  readonly patternColor?: string | undefined;
}

/** The letters of a cell; what is missing is as in a new workbook. */
export interface FileFont {
  /** Points. */
  readonly size?: number | undefined;
  readonly isBold?: boolean | undefined;
  /** "RRGGBB" */
  readonly color?: string | undefined;
  readonly isUnderlined?: boolean | undefined;
}

/** How a cell looks, apart from its edges. */
export interface FileLook {
  readonly fill?: FileFill | undefined;
  readonly font?: FileFont | undefined;
  readonly horizontal?: "left" | "center" | "right" | undefined;
  readonly vertical?: "top" | "center" | undefined;
  readonly shrinksToFit?: boolean | undefined;
  /** Numbers and formulas are shown as they are typed. */
  readonly isText?: boolean | undefined;
}

/** The lines at the four edges of a cell. */
export interface FileEdges {
  readonly right?: FileLine | undefined;
  readonly bottom?: FileLine | undefined;
  readonly left?: FileLine | undefined;
  readonly top?: FileLine | undefined;
}
