/** A loop-erased random walk: the cells from where it began to where it is, none twice. 4 bytes per cell of the grid, and the path. */
export class WalkPath {
  private readonly cells: number[] = [];
  /** A cell's index on the path, plus one; 0 for a cell that is not on it. */
  private readonly places: Uint32Array;

  constructor(size: number) {
    this.places = new Uint32Array(size);
  }

  get length(): number {
    return this.cells.length;
  }

  has(cell: number): boolean {
    return this.places[cell] !== 0;
  }

  /** The cell where the walk is; undefined if there is no walk. */
  get head(): number | undefined {
    return this.cells[this.length - 1];
  }

  /** Moves the walk into a cell that is not on the path. */
  add(cell: number): void {
    this.places[cell] = this.cells.push(cell);
  }

  /** Removes the last cell from the path. */
  drop(): void {
    this.places[this.cells.pop()!] = 0;
  }

  /** Forgets everything after a cell of the path; returns how many cells that were. */
  backTo(cell: number): number {
    const kept = this.places[cell]!;
    const forgotten = this.length - kept;
    while (this.length > kept) this.drop();
    return forgotten;
  }

  clear(): void {
    while (this.length > 0) this.drop();
  }
}
