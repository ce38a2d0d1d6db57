import type { Grid } from "../maze";
import type { Random } from "../random";
import { FIRST_SLICE, SLICE, type Slices } from "../slices";
import type { Generation } from "../trace";
import { Carving } from "./shared/carving";
import { partsInSlices } from "./shared/parts";
import { forgetCell, neighbourSides, pickSide } from "./shared/sides";

/** Chooses one of the active cells: returns a cell that still has a neighbour outside the maze, or undefined if none has. */
export type Choice = (active: ActiveCells, random: Random) => number | undefined;

/**
 * The growing tree, a family that Walter Pullen found between depth-first search and Prim's algorithm.
 *
 * The maze begins as one random cell. As long as a cell of the maze has a neighbour outside it (such cells are active),
 * one active cell is chosen, and the wall to a random one of these neighbours falls. How it is chosen makes the texture:
 *
 * - the newest: depth-first search's long rivers;
 * - the oldest: straight corridors away from the first cell, hardly any choice;
 * - a random one, each equally likely: short dead ends, near to Prim's;
 * - mixed, half the time the newest and half a random one: rivers with many branches.
 *
 * A cell that has no neighbour outside is never chosen. On a disconnected mask, one tree a part.
 * Time O(n), 10 bytes a cell: 4 of trace, 4 of active cells, 2 of maze and sides.
 * Source: Pullen's Think Labyrinth; Buck, Mazes for Programmers. Throws SizeError or MaskError.
 */
export function* growingTree(grid: Grid, random: Random, choose: Choice): Slices<Generation> {
  const parts = yield* partsInSlices(grid, random);
  const columns = grid.columns;
  const outside = neighbourSides(grid);
  yield;
  const carving = new Carving(grid, grid.rows * columns);
  yield;

  const active = new ActiveCells(outside, columns, grid.rows * columns);
  let left = FIRST_SLICE;
  for (const part of parts) {
    forgetCell(outside, part.start + columns, columns);
    active.add(part.start);
    let cell = choose(active, random);
    while (cell !== undefined) {
      for (; left > 0 && cell !== undefined; left--) {
        const next = carving.open(cell, pickSide(outside[cell + columns]!, random));
        forgetCell(outside, next + columns, columns);
        active.add(next);
        cell = choose(active, random);
      }
      if (left === 0) {
        yield;
        left = SLICE;
      }
    }
  }
  return carving.finish();
}

export const newest: Choice = (active) => active.newest();
export const oldest: Choice = (active) => active.oldest();
export const atRandom: Choice = (active, random) => active.anyOf(random);
export const mixed: Choice = (active, random) => (random.percent(50) ? active.newest() : active.anyOf(random));

/** Cells of the maze in the order in which they joined it; those that have no neighbour outside go as they are met. */
export class ActiveCells {
  private readonly cells: Uint32Array;
  private first = 0;
  private length = 0;
  private misses = 0;

  constructor(
    private readonly outside: Uint8Array,
    private readonly columns: number,
    room: number,
  ) {
    this.cells = new Uint32Array(room);
  }

  add(cell: number): void {
    this.cells[this.length++] = cell;
  }

  newest(): number | undefined {
    while (this.length > this.first && !this.isActive(this.length - 1)) this.length--;
    return this.length > this.first ? this.cells[this.length - 1] : undefined;
  }

  oldest(): number | undefined {
    while (this.length > this.first && !this.isActive(this.first)) this.first++;
    return this.length > this.first ? this.cells[this.first] : undefined;
  }

  /** Draws until it meets an active cell; after as many misses as there are cells, the others are dropped. */
  anyOf(random: Random): number | undefined {
    while (this.length > 0) {
      const place = random.below(this.length);
      if (this.isActive(place)) return this.cells[place];
      if (++this.misses >= this.length) this.dropInactive();
    }
    return undefined;
  }

  private isActive(place: number): boolean {
    return this.outside[this.cells[place]! + this.columns] !== 0;
  }

  private dropInactive(): void {
    let kept = 0;
    for (let place = 0; place < this.length; place++) {
      if (this.isActive(place)) this.cells[kept++] = this.cells[place]!;
    }
    this.length = kept;
    this.misses = 0;
  }
}
