import type { Grid } from "../../maze";
import type { Random } from "../../random";
import { SLICE, type Slices } from "../../slices";
import type { Generation } from "../../trace";
import { Carving } from "../carving";
import { partsInSlices } from "../parts";
import { neighbourSides, pickSide } from "../sides";
import { WalkBudget, walkCost } from "./walkCost";
import type { WalkRecord } from "./walkRecord";

/**
 * The algorithm of Aldous and of Broder: one random walk.
 *
 * From a random cell a walk goes to a random neighbour, and again; whenever it enters a cell for the first time, the wall
 * that it came through falls. It ends when every cell was entered. Every spanning tree is equally likely, as with Wilson's
 * algorithm, but the walk takes long to find the last cells.
 *
 * The trace tells of the moves that open nothing as well (see WalkRecord), unless `record` is undefined, which is faster.
 * On a disconnected mask, one uniform tree a part.
 *
 * Expected time is that in which a random walk covers the grid: O(n log² n) on a square, O(n²) along a narrow one
 * (walkCost.ts), where it refuses. 15 bytes a cell: 12 of trace, 3 of maze and sides.
 * Source: Aldous 1990; Broder 1989. Throws SizeError, MaskError or WalkError.
 */
export function* aldousBroder(grid: Grid, random: Random, record: WalkRecord | undefined): Slices<Generation> {
  const parts = yield* partsInSlices(grid, random);
  const budget = new WalkBudget("Aldous-Broder", grid, (yield* walkCost(grid, parts)).cover);
  const columns = grid.columns;
  const sides = neighbourSides(grid);
  const carving = record ?? new Carving(grid, grid.rows * columns);
  const inside = new Uint8Array(grid.rows * columns);

  let left = SLICE;
  for (const part of parts) {
    let cell = part.start;
    let outside = part.cells - 1;
    inside[cell] = 1;
    while (outside > 0) {
      for (; left > 0 && outside > 0; left--) {
        const side = pickSide(sides[cell + columns]!, random);
        const next = carving.behind(cell, side);
        if (inside[next] === 0) {
          inside[next] = 1;
          outside--;
          carving.open(cell, side);
        } else if (record !== undefined) record.walk(cell, side);
        cell = next;
      }
      if (left === 0) {
        yield* budget.nextSlice(record);
        left = SLICE;
      }
    }
  }
  return carving.finish();
}
