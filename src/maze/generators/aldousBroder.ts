import type { Grid } from "../maze";
import type { Random } from "../random";
import type { Generation } from "../trace";
import { Carving } from "./carving";
import { partsOf } from "./parts";
import { neighbourSides, pickSide } from "./sides";

/**
 * The algorithm of Aldous and of Broder: one random walk.
 *
 * From a random cell a walk goes to a random neighbour, and again; whenever it enters a cell for the first time, the wall
 * that it came through falls. It ends when every cell was entered. Every spanning tree is equally likely, as with Wilson's
 * algorithm, but the walk takes long to find the last cells.
 *
 * Steps over cells that are in the maze already leave no trace. On a disconnected mask, one uniform tree a part.
 * Expected time O(n log² n) on a square grid, the time in which a random walk covers it; 7 bytes a cell: 4 of trace, 3 of
 * maze and sides. Source: Aldous 1990; Broder 1989. Throws SizeError or MaskError.
 */
export function aldousBroder(grid: Grid, random: Random): Generation {
  const slices = aldousBroderInSlices(grid, random);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

/** Steps of the walk in one slice: a few milliseconds. */
const SLICE = 1 << 19;

/** The same walk, for whoever cannot wait for its end: gives the turn back after every half a million steps. */
export function* aldousBroderInSlices(grid: Grid, random: Random): Generator<undefined, Generation, undefined> {
  const parts = partsOf(grid, random);
  const walk = new Walk(grid, random);
  for (const part of parts) {
    walk.begin(part.start, part.cells);
    while (walk.goOn(SLICE)) yield;
  }
  return walk.carving.finish();
}

class Walk {
  readonly carving: Carving;
  private readonly sides: Uint8Array;
  private readonly inside: Uint8Array;
  private cell = 0;
  private outside = 0;

  constructor(
    private readonly grid: Grid,
    private readonly random: Random,
  ) {
    this.sides = neighbourSides(grid);
    this.carving = new Carving(grid, grid.rows * grid.columns);
    this.inside = new Uint8Array(grid.rows * grid.columns);
  }

  begin(cell: number, cells: number): void {
    this.cell = cell;
    this.inside[cell] = 1;
    this.outside = cells - 1;
  }

  /** Walks on for so many steps; false when every cell of the part was entered before. */
  goOn(steps: number): boolean {
    const { carving, sides, inside, random, grid } = this;
    let { cell, outside } = this;
    for (let left = steps; left > 0 && outside > 0; left--) {
      const side = pickSide(sides[cell + grid.columns]!, random);
      const next = carving.behind(cell, side);
      if (inside[next] === 0) {
        inside[next] = 1;
        outside--;
        carving.open(cell, side);
      }
      cell = next;
    }
    this.cell = cell;
    this.outside = outside;
    return outside > 0;
  }
}
