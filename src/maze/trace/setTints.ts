import type { Grid } from "../model";
import { MergingSets } from "./mergingSets";
import type { Trace } from "./trace";

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
  /** What each join changed. */
  private readonly changes: Changes[] = [];

  constructor(grid: Grid, trace: Trace) {
    super(grid, trace);
    // Where everything is joined from the beginning, no two sets touch.
    this.tintOf = Uint8Array.from(this.sizes, (size) => (size > 1 ? 1 : 0));
  }

  /** The tint of each cell: rows x columns bytes, 0 for a set of one cell. */
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

  /** The other sets of two or more cells beside this one, each once. */
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
