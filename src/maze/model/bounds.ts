/** The smallest block of rows and columns that holds all that is added. */
export class Bounds {
  private top = Infinity;
  private left = Infinity;
  private bottom = -Infinity;
  private right = -Infinity;

  add(row: number, column: number, rows = 1, columns = 1): void {
    this.top = Math.min(this.top, row);
    this.left = Math.min(this.left, column);
    this.bottom = Math.max(this.bottom, row + rows);
    this.right = Math.max(this.right, column + columns);
  }

  /** Undefined if nothing was added. */
  get area() {
    const { top, left, bottom, right } = this;
    return bottom < top ? undefined : { row: top, column: left, rows: bottom - top, columns: right - left };
  }
}
