import { type Grid, countCells } from "../model";
import { placeOf, type Step } from "./steps";
import { BLOCKED, OPENED, stepOutcome, type Trace } from "./trace";

/**
 * The sets of cells after any number of steps of a trace, and their numbers, forwards and backwards: 24 bytes per cell.
 *
 * As in the Excel-VBA workbook, cells are numbered from 1, row by row, and when a wall is opened between two sets, both
 * take the number of the selected cell's set. A wall that was blocked instead of opened joins them as well, because the
 * algorithm continues as if it were open. If every wall was open at the start (wall adders, which need a whole rectangle), all
 * cells are one set from the beginning, with number 1.
 *
 * Every cell knows its set, and the cells of a set are a ring. A join renames the cells of the smaller set, so n cells are renamed at
 * most n log2 n times in all, and swaps two places of the rings, which a second swap undoes.
 */
export class MergingSets {
  position = 0;
  setsLeft: number;
  /** The set of each cell, named by one of its cells. */
  protected readonly setOf: Uint32Array;
  /** The next cell of the same set, in a ring. */
  private readonly next: Uint32Array;
  protected readonly sizes: Uint32Array;
  private readonly numberOfSet: Uint32Array;
  /** For every join: its step, and the set whose cells went to another. */
  private readonly stepOfJoin: Uint32Array;
  private readonly absorbed: Uint32Array;
  private joins = 0;

  constructor(
    protected readonly grid: Grid,
    private readonly trace: Trace,
  ) {
    const size = grid.rows * grid.columns;
    const isOne = trace.start === "open";
    this.setOf = new Uint32Array(size);
    this.next = new Uint32Array(size);
    this.sizes = new Uint32Array(size).fill(isOne ? size : 1);
    this.numberOfSet = new Uint32Array(size);
    for (let cell = 0; cell < size; cell++) {
      this.setOf[cell] = isOne ? 0 : cell;
      this.next[cell] = isOne ? (cell + 1) % size : cell;
      this.numberOfSet[cell] = cell + 1;
    }
    this.setsLeft = isOne ? 1 : countCells(grid);
    this.stepOfJoin = new Uint32Array(isOne ? 0 : size);
    this.absorbed = new Uint32Array(isOne ? 0 : size);
  }

  /** Takes steps, or undoes them, up to `position`. */
  moveTo(position: number): void {
    for (; this.position < position; this.position++) this.take(this.trace.steps[this.position]!);
    for (; this.position > position; this.position--) {
      if (this.stepOfJoin[this.joins - 1] === this.position - 1) this.rollBack(this.trace.steps[this.position - 1]!);
    }
  }

  numberOf(cell: number): number {
    return this.numberOfSet[this.setOf[cell]!]!;
  }

  sizeOf(cell: number): number {
    return this.sizes[this.setOf[cell]!]!;
  }

  /** The number of each cell's set: rows x columns, row by row, 0 for a masked cell. */
  numbers(): Uint32Array {
    const { mask } = this.grid;
    return this.setOf.map((set, cell) => (mask?.[cell] === 0 ? 0 : this.numberOfSet[set]!));
  }

  /** What a step does that joins two sets: adds the cells of the smaller one to the other. */
  protected join(root: number, below: number): void {
    this.forCells(below, (cell) => (this.setOf[cell] = root));
    swap(this.next, root, below);
    this.sizes[root]! += this.sizes[below]!;
    this.setsLeft--;
  }

  protected part(root: number, below: number): void {
    swap(this.next, root, below);
    this.forCells(below, (cell) => (this.setOf[cell] = below));
    this.sizes[root]! -= this.sizes[below]!;
    this.setsLeft++;
  }

  protected forCells(set: number, visit: (cell: number) => void): void {
    let cell = set;
    do {
      visit(cell);
      cell = this.next[cell]!;
    } while (cell !== set);
  }

  private take(step: number): void {
    const outcome = stepOutcome(step);
    if (outcome !== OPENED && outcome !== BLOCKED) return;
    const { selected, neighbour } = placeOf(this.grid, step);
    const [one, other] = [this.setOf[selected]!, this.setOf[neighbour]!];
    if (one === other) return;
    const isLarger = this.sizes[one]! >= this.sizes[other]!;
    const [root, below] = isLarger ? [one, other] : [other, one];
    this.stepOfJoin[this.joins] = this.position;
    this.absorbed[this.joins++] = below;
    this.join(root, below);
    if (!isLarger) swap(this.numberOfSet, root, below);
  }

  private rollBack(step: number): void {
    const below = this.absorbed[--this.joins]!;
    const root = this.setOf[below]!;
    this.part(root, below);
    if (this.setOf[placeOf(this.grid, step).selected] === below) swap(this.numberOfSet, root, below);
  }
}

function swap(numbers: Uint32Array, one: number, other: number): void {
  const number = numbers[one]!;
  numbers[one] = numbers[other]!;
  numbers[other] = number;
}

/** A union of two sets: a new node of the tree, above that of the selected cell's set (left) and that of its neighbour's. */
interface Merge {
  readonly node: number;
  readonly left: number;
  readonly right: number;
}

/**
 * What each step of a trace merges, taken in order without leaving out any; undefined if it merges nothing. So the sets of a maze become
 * a tree, as disjoint sets are kept in nodes with a parent, a left and a right child: every cell is a node, and each union makes a new one
 * above the two that are joined, numbered on from rows x columns. 4 bytes per cell.
 */
export function mergesOf({ rows, columns }: Grid): (step: Step) => Merge | undefined {
  const nodeOfSet = Uint32Array.from({ length: rows * columns + 1 }, (_, set) => set - 1);
  let unions = 0;
  return ({ outcome, setOfSelected, setOfNeighbour }) => {
    if ((outcome !== OPENED && outcome !== BLOCKED) || setOfSelected === setOfNeighbour) return undefined;
    const node = rows * columns + unions++;
    const merge = { node, left: nodeOfSet[setOfSelected]!, right: nodeOfSet[setOfNeighbour]! };
    nodeOfSet[setOfSelected] = node;
    return merge;
  };
}
