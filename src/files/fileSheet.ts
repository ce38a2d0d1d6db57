/** A rectangle of cells of a worksheet; rows and columns are counted from 0. */
export interface Rectangle {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A run of columns or rows of one size, counted from 0. */
export interface SizeRun {
  readonly first: number;
  readonly count: number;
  /** Points. */
  readonly size: number;
}

/** The page that a sheet is printed on. */
export interface FilePage {
  readonly isLandscape: boolean;
  /** The paper's number (ECMA-376 part 1, 18.3.1.63): 1 Letter, 8 A3, 9 A4. */
  readonly paper: number;
  /** Inches. */
  readonly margins: Readonly<Record<"left" | "right" | "top" | "bottom" | "header" | "footer", number>>;
  readonly isCentered: { readonly horizontally: boolean; readonly vertically: boolean };
  /** Pages across and down that the sheet is fitted to, 0 for as many as it takes; or a scale in percent. */
  readonly fit: { readonly across: number; readonly down: number } | { readonly percent: number };
  /** In Excel's codes, as in a page set-up: "&L…&C…&R…". */
  readonly header: string;
  readonly footer: string;
  /** The rows that begin a page, counted from 0. */
  readonly breaksBefore: readonly number[];
}

/** A sheet of a file. */
export interface FileSheet {
  readonly name: string;
  /** The cells that are written. */
  readonly area: Rectangle;
  /** The number of each cell's look in the file's {@link LookTable}, row by row. */
  readonly looks: Uint16Array;
  /** What the cells hold, row by row; undefined for empty ones. */
  readonly contentOf?: ((cell: number) => string | undefined) | undefined;
  readonly columnWidths: readonly SizeRun[];
  readonly rowHeights: readonly SizeRun[];
  readonly page?: FilePage | undefined;
  /** "$B$2:$K$11". A file keeps it as a name, which may arrive as #REF!: only the Report tries it. */
  readonly printArea?: string | undefined;
}
