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
  const parts = partsOf(grid, random);
  const columns = grid.columns;
  const sides = neighbourSides(grid);
  const carving = new Carving(grid, grid.rows * columns);
  const inside = new Uint8Array(grid.rows * columns);

  for (const part of parts) {
    let cell = part.start;
    inside[cell] = 1;
    for (let outside = part.cells - 1; outside > 0;) {
      const side = pickSide(sides[cell + columns]!, random);
      const next = carving.behind(cell, side);
      if (inside[next] === 0) {
        inside[next] = 1;
        outside--;
        carving.open(cell, side);
      }
      cell = next;
    }
  }
  return carving.finish();
}
