/** Cells that are drawn: rows x columns, each with the number of what it belongs to, or {@link EMPTY}. */
export class Field {
  readonly cells: Int16Array;

  constructor(
    readonly rows: number,
    readonly columns: number,
  ) {
    this.cells = new Int16Array(rows * columns).fill(EMPTY);
  }

  at(row: number, column: number): number {
    const isInside = row >= 0 && row < this.rows && column >= 0 && column < this.columns;
    return isInside ? this.cells[row * this.columns + column]! : EMPTY;
  }

  /** Fills a rectangle where it is empty. */
  fill(owner: number, row: number, column: number, rows: number, columns: number): void {
    for (let r = row; r < row + rows; r++) {
      for (let c = column; c < column + columns; c++) {
        if (this.at(r, c) === EMPTY) this.cells[r * this.columns + c] = owner;
      }
    }
  }
}

/** What an empty cell holds. */
export const EMPTY = -1;
