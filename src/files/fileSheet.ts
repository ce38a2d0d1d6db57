/** A rectangle of cells of a worksheet; rows and columns are counted from 0. */
export interface Rectangle {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A sheet of a file. */
export interface FileSheet {
  readonly name: string;
  /** The cells that are written. */
  readonly area: Rectangle;
  /** The number of each cell's look in the file's {@link LookTable}, row by row. */
  readonly looks: Uint16Array;
  /** What the cells hold, row by row; undefined for empty ones. */
  readonly contentOf: (cell: number) => string | undefined;
}
