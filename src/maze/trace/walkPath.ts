/**
 * The way of a random walk without its loops: the cells from where it began to where it is, none twice. 4 bytes a cell of
 * the grid, and 4 to 8 a cell of the way.
 */
export class WalkPath {
  length = 0;
  private cells = new Uint32Array(64);
  /** A cell's index on the walk, plus one; 0 for a cell that is not on it. */
  private readonly places: Uint32Array;

  constructor(size: number) {
    this.places = new Uint32Array(size);
  }

  has(cell: number): boolean {
    return this.places[cell] !== 0;
  }

  /** The cell where the walk is; undefined where there is no walk. */
  get head(): number | undefined {
    return this.cells[this.length - 1];
  }

  /** The walk is in this cell, which is not on the way. */
  add(cell: number): void {
    if (this.length === this.cells.length) {
      const longer = new Uint32Array(2 * this.length);
      longer.set(this.cells);
      this.cells = longer;
    }
    this.cells[this.length++] = cell;
    this.places[cell] = this.length;
  }

  /** The last cell leaves the way; returns it. */
  drop(): number {
    const cell = this.cells[--this.length]!;
    this.places[cell] = 0;
    return cell;
  }

  /** Forgets everything after a cell of the way; returns how many cells that were. */
  backTo(cell: number): number {
    const kept = this.places[cell]!;
    const forgotten = this.length - kept;
    while (this.length > kept) this.drop();
    return forgotten;
  }

  clear(): void {
    while (this.length > 0) this.drop();
  }

  /** The cells in order. */
  copy(): Uint32Array {
    return this.cells.slice(0, this.length);
  }

  /** Makes it the way that {@link copy} returned. */
  restore(cells: Uint32Array): void {
    this.clear();
    for (const cell of cells) this.add(cell);
  }
}
