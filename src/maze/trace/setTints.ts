import type { Grid } from "../model";
import { MergingSets } from "./mergingSets";
import type { Trace } from "./trace";

/** Tints of sets are 1 to this. Six would be enough for any grid, see {@link SetTints}. */
export const SET_TINTS = 7;

/** Sets whose tint was changed, each with the tint before, in the order of the changes. */
type Changes = (readonly [set: number, before: number])[];

/**
 * Tints of sets after any number of steps of a trace, forwards and backwards. Sets that touch never share a tint; sets of one cell
 * have none.
 *
 * A set keeps its tint while it exists. Where two join, the tint of the larger stays (of two equal ones, that of the selected cell's
 * set, whose number stays too). Only where the joined set then touches others of its tint does the smaller of the two get another.
 * If that one is surrounded by all tints, all sets are tinted anew, and keep theirs where they can. Sets of a grid are a planar graph, of
 * which each part has a set with at most five neighbours. So when sets with fewer neighbours than there are tints are left out, one after
 * another, none remains; and in the opposite order each finds a tint (Matula and Beck, Smallest-last ordering, 1983).
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
    const tint = freeOf(set, this.tintsBeside(set));
    if (tint !== undefined) this.change(set, tint, changed);
    else this.tintAll(changed);
  }

  private change(set: number, tint: number, changed: Changes): void {
    if (this.tintOf[set] === tint) return;
    changed.push([set, this.tintOf[set]!]);
    this.tintOf[set] = tint;
  }

  private tintsBeside(set: number): number[] {
    return this.touching(set).map((each) => this.tintOf[each]!);
  }

  /** Tints all sets of two or more cells, those with few neighbours last. */
  private tintAll(changed: Changes): void {
    const beside = new Map<number, readonly number[]>();
    for (const set of this.setOf) {
      if (this.sizes[set]! > 1 && !beside.has(set)) beside.set(set, this.touching(set));
    }
    const left = new Map([...beside].map(([set, others]) => [set, others.length]));
    const order = [...beside.keys()].filter((set) => left.get(set)! < SET_TINTS);
    for (const set of order) {
      for (const other of beside.get(set)!) {
        left.set(other, left.get(other)! - 1);
        if (left.get(other) === SET_TINTS - 1) order.push(other);
      }
    }
    const tinted = new Set<number>();
    for (const set of order.reverse()) {
      const taken = beside.get(set)!.flatMap((other) => (tinted.has(other) ? [this.tintOf[other]!] : []));
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
