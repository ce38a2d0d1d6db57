import type { Grid } from "../../maze";
import type { Random } from "../../random";
import { SLICE, type Slices } from "../../slices";
import type { Generation } from "../../trace";
import { WalkPath } from "../../trace/walkPath";
import { Carving } from "../shared/carving";
import { partsInSlices } from "../shared/parts";
import { neighbourSides, pickSide } from "../shared/sides";
import { WalkBudget, walkCost } from "./walkCost";
import { type WalkRecord } from "./walkRecord";

/**
 * Wilson's algorithm: loop-erased random walks.
 *
 * The maze begins as one random cell. From the next cell outside, a random walk goes on until it meets the maze; loops in
 * its way are forgotten, and what is left is added to the maze. It ends when every cell is in. Every spanning tree is
 * equally likely: no bias of any kind. The first walks take long to find the maze.
 *
 * Each cell remembers the side by which the walk last left it; following these sides from the walk's beginning gives the
 * way without its loops. A way's walls fall from the maze outwards, so that the maze is one tree at every step. The trace
 * tells of every move and every loop (see WalkRecord), unless `record` is undefined: then of the walls alone, which is
 * faster. On a disconnected mask, one uniform tree a part.
 *
 * Expected time is the mean time of a random walk to meet a given cell: O(n log n) on a square grid, O(n²) along a narrow
 * one (walkCost.ts), where it refuses. 27 bytes a cell: 12 of trace, 8 of the way with its loops, 4 of the way, 3 of maze,
 * sides and states. Source: Wilson 1996. Throws SizeError, MaskError or WalkError.
 */
export function* wilson(grid: Grid, random: Random, record: WalkRecord | undefined): Slices<Generation> {
  const parts = yield* partsInSlices(grid, random);
  const budget = new WalkBudget("Wilson", grid, (yield* walkCost(grid, parts)).wilson);
  const size = grid.rows * grid.columns;
  const carving = record ?? new Carving(grid, size);
  yield;
  const walk = new Walk(grid, random, carving, record);
  yield;
  yield* walk.prepare(grid);
  for (const part of parts) walk.state[part.start] = IN_MAZE;

  let left = SLICE;
  for (let start = 0; start < size; start++) {
    if ((walk.state[start]! & IN_MAZE) !== 0) continue;
    walk.begin(start);
    for (left = walk.goOn(left); left === 0; left = walk.goOn(SLICE)) yield* budget.nextSlice(record);
    left -= Math.min(left - 1, walk.join(start));
  }
  return carving.finish();
}

/** The bits of a cell's state: the side by which the walk last left it, whether it is in the maze, and the sides to others. */
const SIDE = 3;
const IN_MAZE = 4;
const OTHERS = 0xf0;
const OTHERS_SHIFT = 4;

class Walk {
  /** A byte a cell, because a walk reads and writes it at every move: two arrays took a tenth longer. */
  readonly state: Uint8Array;
  private readonly cells: Uint32Array;
  private readonly path: WalkPath | undefined;
  private cell = 0;

  constructor(
    grid: Grid,
    private readonly random: Random,
    private readonly carving: Carving,
    private readonly record: WalkRecord | undefined,
  ) {
    const size = grid.rows * grid.columns;
    this.state = neighbourSides(grid).subarray(grid.columns, grid.columns + size);
    this.cells = new Uint32Array(size);
    this.path = record && new WalkPath(size);
  }

  /** Gives every cell its state before the walk. */
  *prepare({ mask }: Grid): Slices<void> {
    const { state } = this;
    for (let from = 0; from < state.length; from += 8 * SLICE) {
      for (let cell = from; cell < Math.min(state.length, from + 8 * SLICE); cell++) {
        state[cell] = mask !== undefined && mask[cell] === 0 ? IN_MAZE : state[cell]! << OTHERS_SHIFT;
      }
      yield;
    }
  }

  begin(cell: number): void {
    this.cell = cell;
    this.path?.add(cell);
  }

  /** Walks on for so many moves at most; returns how many are left, more than 0 where it has met the maze. */
  goOn(moves: number): number {
    return this.record === undefined ? this.goOnUntold(moves) : this.goOnTelling(moves, this.record);
  }

  private goOnUntold(moves: number): number {
    const { state, random } = this;
    const { offset } = this.carving;
    let cell = this.cell;
    let left = moves;
    for (; left > 0; left--) {
      const known = state[cell]!;
      if ((known & IN_MAZE) !== 0) break;
      const side = pickSide(known >> OTHERS_SHIFT, random);
      state[cell] = (known & OTHERS) | side;
      cell += offset[side]!;
    }
    this.cell = cell;
    return left;
  }

  private goOnTelling(moves: number, record: WalkRecord): number {
    const { state, random } = this;
    let left = moves;
    for (; left > 0; left--) {
      const known = state[this.cell]!;
      if ((known & IN_MAZE) !== 0) break;
      const side = pickSide(known >> OTHERS_SHIFT, random);
      state[this.cell] = (known & OTHERS) | side;
      const next = record.behind(this.cell, side);
      this.tell(record, this.cell, side, next);
      this.cell = next;
    }
    return left;
  }

  /** The way from `start` joins the maze; returns how many cells that were. */
  join(start: number): number {
    const { state, cells, carving } = this;
    let length = 0;
    for (let cell = start; (state[cell]! & IN_MAZE) === 0; cell = carving.behind(cell, state[cell]! & SIDE)) {
      cells[length++] = cell;
    }
    for (let i = length - 1; i >= 0; i--) {
      const cell = cells[i]!;
      carving.join(cell, state[cell]! & SIDE);
      state[cell] = IN_MAZE;
    }
    this.path?.clear();
    return length;
  }

  private tell(record: WalkRecord, cell: number, side: number, next: number): void {
    const path = this.path!;
    record.walk(cell, side);
    if (path.has(next)) {
      record.forgetLoop(cell, side);
      path.backTo(next);
    } else path.add(next);
  }
}
