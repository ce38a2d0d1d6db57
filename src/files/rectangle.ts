/** A rectangle of cells of a worksheet; rows and columns are counted from 0. */
export interface Rectangle {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}
