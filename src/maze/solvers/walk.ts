/** The steps of a walker, cell after cell, as many as there will be. At most 24 bytes for each cell of 4 steps a cell. */
export class Walk {
  private cells = new Uint32Array(1024);
  private count = 0;

  push(cell: number): void {
    if (this.count === this.cells.length) {
      const larger = new Uint32Array(2 * this.count);
      larger.set(this.cells);
      this.cells = larger;
    }
    this.cells[this.count++] = cell;
  }

  /** The steps so far, without a copy. */
  get steps(): Uint32Array {
    return this.cells.subarray(0, this.count);
  }
}
