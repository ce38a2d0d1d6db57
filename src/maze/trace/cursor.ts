import { type Grid, type Maze, countCells } from "../model";
import { mazeAt, placeOf, stepOutcome, stepWall, takeStep, type Trace, Outcome } from "./trace";

/**
 * A position in a trace, forwards and backwards, and what is true there: the maze, the sets of its cells and their numbers, the step just
 * taken. 25 bytes per cell.
 *
 * As in the Excel-VBA workbook, cells are numbered from 1, row by row, and when a wall is opened between two sets, both
 * take the number of the selected cell's set. A wall that was blocked instead of opened joins them as well, because the
 * algorithm continues as if it were open. If every wall was open at the start (wall adders, which need a whole rectangle), all
 * cells are one set from the beginning, with number 1.
 *
 * Every cell knows its set, and the cells of a set are a ring. A join renames the cells of the smaller set, so n cells are renamed at
 * most n log2 n times in all, and swaps two places of the rings, which a second swap undoes.
 */
export class TraceCursor {
  position = 0;
  readonly maze: Maze;
  setsLeft: number;
  /** The set of each cell, named by one of its cells. */
  readonly setOf: Uint32Array;
  /** The next cell of the same set, in a ring. */
  private readonly next: Uint32Array;
  readonly sizes: Uint32Array;
  private readonly numberOfSet: Uint32Array;
  /** For every join: its step, and the set whose cells went to another. */
  private readonly stepOfJoin: Uint32Array;
  private readonly absorbed: Uint32Array;
  private joins = 0;
  private tints: SetTints | undefined;

  /** Throws as {@link Maze.walled} does. */
  constructor(
    readonly grid: Grid,
    readonly trace: Trace,
  ) {
    this.maze = mazeAt(grid, trace, 0);
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

  /** Takes steps, or undoes them. Throws RangeError for a position outside of the trace. */
  moveTo(position: number): void {
    const { steps } = this.trace;
    if (!(position >= 0 && position <= steps.length)) {
      throw new RangeError(`The trace has positions 0 to ${steps.length}, and none of ${position}.`);
    }
    for (; this.position < position; this.position++) this.take(steps[this.position]!);
    for (; this.position > position; this.position--) this.takeBack(steps[this.position - 1]!);
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

  /** The tint of each cell's set, see {@link SetTints}: followed from the first time that they are read. */
  tintsOfSets(): Uint8Array {
    if (this.tints === undefined) {
      const { position } = this;
      this.moveTo(0);
      this.tints = new SetTints(this);
      this.moveTo(position);
    }
    const { tintOf } = this.tints;
    return Uint8Array.from(this.setOf, (set) => tintOf[set]!);
  }

  /** The step just taken: its number from 1, the numbers of its cells' sets before it (the first one stays), and how many sets are left. */
  step() {
    const { position: number, setsLeft } = this;
    if (number === 0) return undefined;
    const place = placeOf(this.grid, this.trace.steps[number - 1]!);
    // The set that was absorbed keeps the number that is no longer used.
    const setOfNeighbour = this.hasJoined
      ? this.numberOfSet[this.absorbed[this.joins - 1]!]!
      : this.numberOf(place.neighbour);
    return { ...place, number, setOfSelected: this.numberOf(place.selected), setOfNeighbour, setsLeft };
  }

  forCells(set: number, visit: (cell: number) => void): void {
    let cell = set;
    do {
      visit(cell);
      cell = this.next[cell]!;
    } while (cell !== set);
  }

  /** Whether the step just taken joined two sets. */
  private get hasJoined(): boolean {
    return this.stepOfJoin[this.joins - 1] === this.position - 1;
  }

  private take(step: number): void {
    takeStep(this.maze, step);
    const outcome = stepOutcome(step);
    if (outcome !== Outcome.joined && outcome !== Outcome.blocked) return;
    const { selected, neighbour } = placeOf(this.grid, step);
    const [one, other] = [this.setOf[selected]!, this.setOf[neighbour]!];
    if (one === other) return;
    const isLarger = this.sizes[one]! >= this.sizes[other]!;
    const [root, below] = isLarger ? [one, other] : [other, one];
    const alike = this.tints?.alikeBeside(root, below);
    this.stepOfJoin[this.joins] = this.position;
    this.absorbed[this.joins++] = below;
    this.forCells(below, (cell) => (this.setOf[cell] = root));
    swap(this.next, root, below);
    this.sizes[root]! += this.sizes[below]!;
    this.setsLeft--;
    if (!isLarger) swap(this.numberOfSet, root, below);
    this.tints?.join(root, alike!);
  }

  private takeBack(step: number): void {
    const [outcome, wall] = [stepOutcome(step), stepWall(step)];
    if (outcome === Outcome.joined || outcome === Outcome.looped) this.maze.closeWall(wall);
    // If every wall stood at the start, a blocked wall stood before its step as well.
    const wasOpen = outcome === Outcome.built || (outcome === Outcome.blocked && this.trace.start === "open");
    if (wasOpen) this.maze.openWall(wall);
    if (!this.hasJoined) return;
    this.tints?.part();
    const below = this.absorbed[--this.joins]!;
    const root = this.setOf[below]!;
    swap(this.next, root, below);
    this.forCells(below, (cell) => (this.setOf[cell] = below));
    this.sizes[root]! -= this.sizes[below]!;
    this.setsLeft++;
    if (this.setOf[placeOf(this.grid, step).selected] === below) swap(this.numberOfSet, root, below);
  }
}

export type Step = NonNullable<ReturnType<TraceCursor["step"]>>;

function swap(numbers: Uint32Array, one: number, other: number): void {
  const number = numbers[one]!;
  numbers[one] = numbers[other]!;
  numbers[other] = number;
}

/**
 * The union that each step of a trace makes, taken in order without leaving out any; undefined if it makes none. So the sets of a maze
 * become a tree, as disjoint sets are kept in nodes with a parent, a left and a right child: every cell is a node, and each union makes a
 * new one above that of the selected cell's set (left) and that of its neighbour's, numbered on from rows x columns. 4 bytes per cell.
 */
export function mergesOf({ rows, columns }: Grid) {
  const nodeOfSet = Uint32Array.from({ length: rows * columns + 1 }, (_, set) => set - 1);
  let unions = 0;
  return ({ outcome, setOfSelected, setOfNeighbour }: Step) => {
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
 * none, all sets are tinted anew, those with few neighbours last, and keep theirs where they can: sets of a grid are a planar graph, of
 * which each part has a set with at most five neighbours, so that six tints suffice.
 *
 * A byte per cell and a list per join; a join of a small set with a large one costs as much as the small one has cells.
 */
class SetTints {
  readonly tintOf: Uint8Array;
  private readonly changes: Changes[] = [];

  /** The sets of a cursor that is at position 0. */
  constructor(private readonly sets: TraceCursor) {
    // Where everything is joined from the beginning, no two sets touch.
    this.tintOf = Uint8Array.from(sets.sizes, (size) => (size > 1 ? 1 : 0));
  }

  /** The sets of the tint of `root` that touch the set that is about to join it. */
  alikeBeside(root: number, below: number): number[] {
    return this.touching(below).filter((set) => set !== root && this.tintOf[set] === this.tintOf[root]);
  }

  /** The tint of the larger set stays, and that of the other is kept for going back. */
  join(root: number, alike: readonly number[]): void {
    const changed: Changes = [];
    this.changes.push(changed);
    const { sizes } = this.sets;
    const isLess = alike.some((set) => sizes[set]! > sizes[root]!);
    if (this.tintOf[root] === 0 || isLess) this.tintAnew(root, changed);
    else for (const set of alike) if (this.tintOf[set] === this.tintOf[root]) this.tintAnew(set, changed);
  }

  /** Undoes the last join. */
  part(): void {
    for (const [set, before] of this.changes.pop()!.reverse()) this.tintOf[set] = before;
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
    for (const other of beside) sizes[this.tintOf[other]!]! += this.sets.sizes[other]!;
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

  /** Tints all sets of two or more cells; one with at most five others left beside it comes after these. */
  private tintAll(changed: Changes): void {
    const { setOf, sizes } = this.sets;
    const beside = new Map<number, readonly number[]>();
    for (const set of setOf) if (sizes[set]! > 1 && !beside.has(set)) beside.set(set, this.touching(set));
    const left = new Map([...beside].map(([set, others]) => [set, others.length]));
    const order = [...beside.keys()].filter((set) => left.get(set)! <= 5);
    for (const set of order) {
      for (const other of beside.get(set)!) {
        left.set(other, left.get(other)! - 1);
        if (left.get(other) === 5) order.push(other);
      }
    }
    const tinted = new Set<number>();
    for (const set of order.reverse()) {
      const taken = beside.get(set)!.flatMap((other) => (tinted.has(other) ? this.tintOf[other]! : []));
      if (taken.includes(this.tintOf[set]!)) this.change(set, freeOf(set, taken)!, changed);
      tinted.add(set);
    }
  }

  private touching(set: number): number[] {
    const { setOf, sizes, grid } = this.sets;
    const { rows, columns } = grid;
    const found = new Set<number>();
    const look = (cell: number) => {
      const other = setOf[cell]!;
      if (other !== set && sizes[other]! > 1) found.add(other);
    };
    this.sets.forCells(set, (cell) => {
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
