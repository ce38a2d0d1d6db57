import { type Grid, Maze, countCells } from "../model";
import { BLOCKED, OPENED, stepOutcome, stepSelectedAcross, stepWall, type Trace } from "./trace";

/**
 * The sets of cells after any number of steps of a trace, and their numbers, forwards and backwards: 24 bytes per cell.
 *
 * As in the Excel-VBA workbook, cells are numbered from 1, row by row, and when a wall is opened between two sets, both
 * take the number of the selected cell's set. A wall that was blocked instead of opened joins them as well, because the
 * algorithm continues as if it were open. If every wall was open at the start (wall adders), the cells of each component
 * are one set from the beginning, with the number of its first cell.
 *
 * A forest of parents, with the larger set's root on top and no path compression: so a join is undone by cutting one link, and
 * a question costs at most O(log n).
 */
export class MergingSets {
  /** Steps taken so far. */
  position = 0;
  setsLeft: number;
  private readonly parent: Uint32Array;
  private readonly numberOfRoot: Uint32Array;
  private readonly sizeOfRoot: Uint32Array;
  /** For every join: its step, the root that went under another, and the number that the other had. */
  private readonly stepOfJoin: Uint32Array;
  private readonly absorbed: Uint32Array;
  private readonly numberBefore: Uint32Array;
  private joins = 0;

  constructor(
    private readonly grid: Grid,
    private readonly trace: Trace,
  ) {
    const size = grid.rows * grid.columns;
    this.parent = new Uint32Array(size);
    this.numberOfRoot = new Uint32Array(size);
    for (let cell = 0; cell < size; cell++) {
      this.parent[cell] = cell;
      this.numberOfRoot[cell] = cell + 1;
    }
    this.sizeOfRoot = new Uint32Array(size).fill(1);
    this.setsLeft = countCells(grid);
    const joins = trace.start === "open" ? 0 : size;
    this.stepOfJoin = new Uint32Array(joins);
    this.absorbed = new Uint32Array(joins);
    this.numberBefore = new Uint32Array(joins);
    if (trace.start === "open") this.joinEverything();
  }

  /** Takes steps, or undoes them, up to `position`. Time O(log n) per step. */
  moveTo(position: number): void {
    const { steps } = this.trace;
    for (; this.position < position; this.position++) this.take(steps[this.position]!);
    for (; this.position > position; this.position--) {
      if (this.stepOfJoin[this.joins - 1] === this.position - 1) this.takeBack();
    }
  }

  numberOf(cell: number): number {
    return this.numberOfRoot[this.rootOf(cell)]!;
  }

  /** The number of cells in this cell's set. */
  sizeOf(cell: number): number {
    return this.sizeOfRoot[this.rootOf(cell)]!;
  }

  /** The number of each cell's set: rows x columns, row by row, 0 for a masked cell. */
  numbers(): Uint32Array {
    const { mask } = this.grid;
    const numbers = new Uint32Array(this.parent.length);
    for (let cell = 0; cell < numbers.length; cell++) {
      if (mask === undefined || mask[cell] === 1) numbers[cell] = this.numberOf(cell);
    }
    return numbers;
  }

  private rootOf(cell: number): number {
    let root = cell;
    while (this.parent[root] !== root) root = this.parent[root]!;
    return root;
  }

  private take(step: number): void {
    const outcome = stepOutcome(step);
    if (outcome !== OPENED && outcome !== BLOCKED) return;
    const wall = stepWall(step);
    const owner = wall >> 1;
    const across = owner + ((wall & 1) === 0 ? 1 : this.grid.columns);
    const isAcross = stepSelectedAcross(step);
    const selected = this.rootOf(isAcross ? across : owner);
    const other = this.rootOf(isAcross ? owner : across);
    if (selected === other) return;
    const isLarger = this.sizeOfRoot[selected]! >= this.sizeOfRoot[other]!;
    const root = isLarger ? selected : other;
    const below = isLarger ? other : selected;
    this.stepOfJoin[this.joins] = this.position;
    this.absorbed[this.joins] = below;
    this.numberBefore[this.joins++] = this.numberOfRoot[root]!;
    this.numberOfRoot[root] = this.numberOfRoot[selected]!;
    this.sizeOfRoot[root]! += this.sizeOfRoot[below]!;
    this.parent[below] = root;
    this.setsLeft--;
  }

  private takeBack(): void {
    const below = this.absorbed[--this.joins]!;
    const root = this.parent[below]!;
    this.parent[below] = below;
    this.numberOfRoot[root] = this.numberBefore[this.joins]!;
    this.sizeOfRoot[root]! -= this.sizeOfRoot[below]!;
    this.setsLeft++;
  }

  /** Makes one set per component, under the component's first cell. */
  private joinEverything(): void {
    const { mask, columns } = this.grid;
    const { parent, sizeOfRoot } = this;
    if (mask === undefined) {
      parent.fill(0);
      sizeOfRoot[0] = parent.length;
      this.setsLeft = 1;
      return;
    }
    const maze = Maze.open(this.grid);
    for (let cell = 0; cell < maze.size; cell++) {
      if (cell % columns !== 0 && maze.isOpen(2 * (cell - 1))) this.put(cell - 1, cell);
      if (cell >= columns && maze.isOpen(2 * (cell - columns) + 1)) this.put(cell - columns, cell);
    }
  }

  private put(one: number, other: number): void {
    const a = this.rootOf(one);
    const b = this.rootOf(other);
    if (a === b) return;
    const first = Math.min(a, b);
    const below = Math.max(a, b);
    this.parent[below] = first;
    this.sizeOfRoot[first]! += this.sizeOfRoot[below]!;
    this.setsLeft--;
  }
}

/**
 * The number of each cell's set after the first `count` steps: rows x columns, row by row, 0 for a masked cell. The numbers
 * are those of {@link MergingSets}.
 */
export function setNumbersAt(grid: Grid, trace: Trace, count: number): Uint32Array {
  const sets = new MergingSets(grid, trace);
  sets.moveTo(Math.min(count, trace.steps.length));
  return sets.numbers();
}
