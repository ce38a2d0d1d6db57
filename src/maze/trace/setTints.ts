import { type Grid, Maze } from "../model";
import { BLOCKED, OPENED, stepOutcome, stepSelectedAcross, stepWall, type Trace } from "./trace";

/** Tints of sets are 1 to this. Six are enough for any grid, see {@link SetTints}. */
export const SET_TINTS = 7;

/** A join of two sets, and what undoes it. */
interface Join {
  /** The step that joined them, from 0. */
  readonly step: number;
  /** The set whose cells went to `root`. */
  readonly below: number;
  readonly root: number;
  /** Sets whose tint was changed, each with the tint before, in the order of the changes. */
  readonly changed: readonly (readonly [set: number, before: number])[];
}

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
 * 13 bytes per cell and an object per join; a join of a small set with a large one costs as much as the small one has cells.
 */
export class SetTints {
  /** Steps taken so far. */
  private position = 0;
  /** The set of each cell, named by one of its cells. */
  private readonly setOf: Uint32Array;
  /** The next cell of the same set, in a ring. */
  private readonly next: Uint32Array;
  private readonly sizeOf: Uint32Array;
  private readonly tintOf: Uint8Array;
  private readonly joins: Join[] = [];

  constructor(
    private readonly grid: Grid,
    private readonly trace: Trace,
  ) {
    const size = grid.rows * grid.columns;
    this.setOf = Uint32Array.from({ length: size }, (_, cell) => cell);
    this.next = this.setOf.slice();
    this.sizeOf = new Uint32Array(size).fill(1);
    this.tintOf = new Uint8Array(size);
    if (trace.start === "open") this.joinEverything();
  }

  /** Takes steps, or undoes them, up to `position`. */
  moveTo(position: number): void {
    const { steps } = this.trace;
    for (; this.position < position; this.position++) this.take(steps[this.position]!);
    for (; this.position > position; this.position--) {
      if (this.joins[this.joins.length - 1]?.step === this.position - 1) this.takeBack(this.joins.pop()!);
    }
  }

  /** The tint of each cell: rows x columns bytes, 0 for a set of one cell. */
  tints(): Uint8Array {
    return Uint8Array.from(this.setOf, (set) => this.tintOf[set]!);
  }

  private take(step: number): void {
    const outcome = stepOutcome(step);
    if (outcome !== OPENED && outcome !== BLOCKED) return;
    const wall = stepWall(step);
    const owner = this.setOf[wall >> 1]!;
    const across = this.setOf[(wall >> 1) + ((wall & 1) === 0 ? 1 : this.grid.columns)]!;
    if (owner === across) return;
    const [selected, other] = stepSelectedAcross(step) ? [across, owner] : [owner, across];
    const [root, below] = this.sizeOf[selected]! >= this.sizeOf[other]! ? [selected, other] : [other, selected];
    const alike = this.touching(below).filter((set) => set !== root && this.tintOf[set] === this.tintOf[root]);
    const changed: [number, number][] = [];
    this.unite(root, below);
    this.joins.push({ step: this.position, root, below, changed });
    const isLess = alike.some((set) => this.sizeOf[set]! > this.sizeOf[root]!);
    if (this.tintOf[root] === 0 || isLess) this.tintAnew(root, changed);
    else for (const set of alike) if (this.tintOf[set] === this.tintOf[root]) this.tintAnew(set, changed);
  }

  private takeBack({ root, below, changed }: Join): void {
    for (const [set, before] of [...changed].reverse()) this.tintOf[set] = before;
    this.swapRings(root, below);
    this.sizeOf[root]! -= this.sizeOf[below]!;
    this.forCells(below, (cell) => (this.setOf[cell] = below));
  }

  /** The tints stay; those of `below` are kept for going back. */
  private unite(root: number, below: number): void {
    this.forCells(below, (cell) => (this.setOf[cell] = root));
    this.swapRings(root, below);
    this.sizeOf[root]! += this.sizeOf[below]!;
  }

  /** Joins the rings of two sets, or parts them again. */
  private swapRings(one: number, other: number): void {
    const after = this.next[one]!;
    this.next[one] = this.next[other]!;
    this.next[other] = after;
  }

  private tintAnew(set: number, changed: [number, number][]): void {
    const tint = this.freeTint(set);
    if (tint !== undefined) this.change(set, tint, changed);
    else if (!this.makeRoom(set, changed)) this.tintAll(changed);
  }

  /** Gives a set among all tints the tint of the smallest sets beside it that can take another one. Whether there are any. */
  private makeRoom(set: number, changed: [number, number][]): boolean {
    const beside = this.touching(set);
    const sizes = new Uint32Array(SET_TINTS + 1);
    for (const other of beside) sizes[this.tintOf[other]!]! += this.sizeOf[other]!;
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

  private change(set: number, tint: number, changed: [number, number][]): void {
    if (this.tintOf[set] === tint) return;
    changed.push([set, this.tintOf[set]!]);
    this.tintOf[set] = tint;
  }

  /** A tint that no set beside this one has, and that is not among `others`; undefined if there is none. */
  private freeTint(set: number, ...others: readonly number[]): number | undefined {
    return freeOf(set, [...others, ...this.touching(set).map((each) => this.tintOf[each]!)]);
  }

  /** Tints all sets of two or more cells, those with the fewest neighbours last. */
  private tintAll(changed: [number, number][]): void {
    const beside = new Map<number, Set<number>>();
    this.setOf.forEach((set) => {
      if (this.sizeOf[set]! > 1 && !beside.has(set)) beside.set(set, new Set(this.touching(set)));
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

  /** The other sets of two or more cells beside this one, each once. */
  private touching(set: number): number[] {
    const { rows, columns } = this.grid;
    const found = new Set<number>();
    const look = (cell: number) => {
      const other = this.setOf[cell]!;
      if (other !== set && this.sizeOf[other]! > 1) found.add(other);
    };
    this.forCells(set, (cell) => {
      if (cell % columns > 0) look(cell - 1);
      if ((cell + 1) % columns > 0) look(cell + 1);
      if (cell >= columns) look(cell - columns);
      if (cell < (rows - 1) * columns) look(cell + columns);
    });
    return [...found];
  }

  private forCells(set: number, visit: (cell: number) => void): void {
    let cell = set;
    do {
      visit(cell);
      cell = this.next[cell]!;
    } while (cell !== set);
  }

  /** Each component is one set from the beginning; no two touch. */
  private joinEverything(): void {
    const maze = Maze.open(this.grid);
    for (let wall = 0; wall < maze.wallCount; wall++) {
      if (maze.isOpen(wall)) this.put(this.setOf[wall >> 1]!, this.setOf[maze.across(wall)]!);
    }
    this.setOf.forEach((set) => {
      if (this.sizeOf[set]! > 1) this.tintOf[set] = 1;
    });
  }

  private put(one: number, other: number): void {
    if (one === other) return;
    const isLarger = this.sizeOf[one]! >= this.sizeOf[other]!;
    this.unite(isLarger ? one : other, isLarger ? other : one);
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
