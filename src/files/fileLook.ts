/** A line at an edge of a cell. */
export interface FileLine {
  readonly weight: "thin" | "medium" | "thick";
  /** "RRGGBB" */
  readonly color: string;
}

/** How a cell is filled. Colours are "RRGGBB". */
export interface FileFill {
  readonly color: string;
  /** The colour of lines that rise over it; without it, the fill is plain. */
  readonly hatch?: string | undefined;
}

/** How a cell looks, apart from its edges; what is missing is as in a new workbook. */
export interface FileLook {
  readonly fill?: FileFill | undefined;
  /** Its size is in points. */
  readonly font?: { readonly size?: number | undefined; readonly isBold?: boolean | undefined } | undefined;
  /** Whether contents stand in the middle, and shrink until they fit. */
  readonly isCentred?: boolean | undefined;
  /** Numbers and formulas are shown as they are typed. */
  readonly isText?: boolean | undefined;
}
