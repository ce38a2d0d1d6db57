import { type Grid, countCells } from "../model";
import { placeOf, type Step, stepOutcome, type Trace, Outcome } from "./trace";

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
    if (outcome !== Outcome.joined && outcome !== Outcome.blocked) return;
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
    if ((outcome !== Outcome.joined && outcome !== Outcome.blocked) || setOfSelected === setOfNeighbour)
      return undefined;
    const node = rows * columns + unions++;
    const merge = { node, left: nodeOfSet[setOfSelected]!, right: nodeOfSet[setOfNeighbour]! };
    nodeOfSet[setOfSelected] = node;
    return merge;
  };
}

/** Tints of sets are 1 to this. Six are enough for any grid, see {@link SetTints}. */
const SET_TINTS = 7;

/** Sets whose tint was changed, each with the tint before, in the order of the changes. */
type Changes = (readonly [set: number, before: number])[];

/**
 * Tints of sets after any number of steps of a trace, forwards and backwards. Sets that touch never share a tint; sets of one cell
 * have none.
 *
 * A set keeps its tint while it exists. Where two join, the tint of the larger stays (of two equal ones, that of the selected cell's
 * set, whose number stays too). Only where the joined set then touches others of its tint does the smaller of the two get another.
 * If that one is surrounded by all tints, it takes the tint of the smallest sets beside it that can take another one. If there are
 * none, all sets are tinted anew, those with the fewest neighbours last, and keep theirs where they can: sets of a grid are a planar
 * graph, of which each part has a set with at most five neighbours, so that six tints suffice (Matula and Beck, Smallest-last
 * ordering, 1983).
 *
 * 25 bytes per cell and a list per join; a join of a small set with a large one costs as much as the small one has cells.
 */
export class SetTints extends MergingSets {
  private readonly tintOf: Uint8Array;
  private readonly changes: Changes[] = [];

  constructor(grid: Grid, trace: Trace) {
    super(grid, trace);
    // Where everything is joined from the beginning, no two sets touch.
    this.tintOf = Uint8Array.from(this.sizes, (size) => (size > 1 ? 1 : 0));
  }

  tints(): Uint8Array {
    return Uint8Array.from(this.setOf, (set) => this.tintOf[set]!);
  }

  /** The tint of the larger set stays, and that of the other is kept for going back. */
  protected override join(root: number, below: number): void {
    const alike = this.touching(below).filter((set) => set !== root && this.tintOf[set] === this.tintOf[root]);
    const changed: Changes = [];
    super.join(root, below);
    this.changes.push(changed);
    const isLess = alike.some((set) => this.sizes[set]! > this.sizes[root]!);
    if (this.tintOf[root] === 0 || isLess) this.tintAnew(root, changed);
    else for (const set of alike) if (this.tintOf[set] === this.tintOf[root]) this.tintAnew(set, changed);
  }

  protected override part(root: number, below: number): void {
    for (const [set, before] of this.changes.pop()!.reverse()) this.tintOf[set] = before;
    super.part(root, below);
  }

  private tintAnew(set: number, changed: Changes): void {
    const tint = this.freeTint(set);
    if (tint !== undefined) this.change(set, tint, changed);
    else if (!this.makeRoom(set, changed)) this.tintAll(changed);
  }

  /** Gives a set among all tints the tint of the smallest sets beside it that can take another one. Whether there are any. */
  private makeRoom(set: number, changed: Changes): boolean {
    const beside = this.touching(set);
    const sizes = new Uint32Array(SET_TINTS + 1);
    for (const other of beside) sizes[this.tintOf[other]!]! += this.sizes[other]!;
    const tints = [...sizes.keys()].filter((tint) => tint > 0 && tint !== this.tintOf[set]);
    tints.sort((one, other) => sizes[one]! - sizes[other]!);
    for (const tint of tints) {
      const moves = beside
        .filter((other) => this.tintOf[other] === tint)
        .map((other) => [other, this.freeTint(other, tint)] as const);
      if (!moves.every(([, free]) => free !== undefined)) continue;
      for (const [other, free] of moves) this.change(other, free!, changed);
      this.change(set, tint, changed);
      return true;
    }
    return false;
  }

  private change(set: number, tint: number, changed: Changes): void {
    if (this.tintOf[set] === tint) return;
    changed.push([set, this.tintOf[set]!]);
    this.tintOf[set] = tint;
  }

  /** A tint that no set beside this one has, and that is not among `others`; undefined if there is none. */
  private freeTint(set: number, ...others: readonly number[]): number | undefined {
    return freeOf(set, [...others, ...this.touching(set).map((each) => this.tintOf[each]!)]);
  }

  /** Tints all sets of two or more cells, those with the fewest neighbours last. */
  private tintAll(changed: Changes): void {
    const beside = new Map<number, Set<number>>();
    this.setOf.forEach((set) => {
      if (this.sizes[set]! > 1 && !beside.has(set)) beside.set(set, new Set(this.touching(set)));
    });
    const left = new Map([...beside].map(([set, others]) => [set, others.size]));
    const withNeighbours: Set<number>[] = [];
    const put = (set: number, neighbours: number) => (withNeighbours[neighbours] ??= new Set()).add(set);
    for (const [set, neighbours] of left) put(set, neighbours);
    const order: number[] = [];
    while (left.size > 0) {
      const [least] = withNeighbours.find((sets) => sets !== undefined && sets.size > 0)!;
      withNeighbours[left.get(least!)!]!.delete(least!);
      left.delete(least!);
      order.push(least!);
      for (const other of beside.get(least!)!) {
        const neighbours = left.get(other);
        if (neighbours === undefined) continue;
        withNeighbours[neighbours]!.delete(other);
        left.set(other, neighbours - 1);
        put(other, neighbours - 1);
      }
    }
    const tinted = new Set<number>();
    for (const set of order.reverse()) {
      const taken = [...beside.get(set)!].filter((other) => tinted.has(other)).map((other) => this.tintOf[other]!);
      if (taken.includes(this.tintOf[set]!)) this.change(set, freeOf(set, taken)!, changed);
      tinted.add(set);
    }
  }

  private touching(set: number): number[] {
    const { rows, columns } = this.grid;
    const found = new Set<number>();
    const look = (cell: number) => {
      const other = this.setOf[cell]!;
      if (other !== set && this.sizes[other]! > 1) found.add(other);
    };
    this.forCells(set, (cell) => {
      if (cell % columns > 0) look(cell - 1);
      if ((cell + 1) % columns > 0) look(cell + 1);
      if (cell >= columns) look(cell - columns);
      if (cell < (rows - 1) * columns) look(cell + columns);
    });
    return [...found];
  }
}

/** A tint that is not among those taken; which one depends on the set, so that all are used. Undefined if all are taken. */
function freeOf(set: number, taken: readonly number[]): number | undefined {
  for (let i = 0; i < SET_TINTS; i++) {
    const tint = 1 + ((set + i) % SET_TINTS);
    if (!taken.includes(tint)) return tint;
  }
  return undefined;
}
