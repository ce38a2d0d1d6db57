import { message } from "../../../message";
import { type Grid, type Random, neighbourSides, pickSide } from "../../model";
import { type Generation, Outcome } from "../../trace";
import { Carving } from "../shared/carving";
import { componentsOf } from "../shared/components";
import { moveCounter, coverMoves, type WalkRecord } from "./walks";

/**
 * The algorithm of Aldous and of Broder: one random walk.
 *
 * From a random cell, a walk goes to random neighbours, one after another. When it enters a cell for the first time, the wall
 * that it came through falls. It ends when every cell was entered. Every spanning tree is equally likely, as with Wilson's
 * algorithm, but the walk takes long to find the last cells.
 *
 * The trace also holds the moves that open nothing (see WalkRecord), unless `record` is undefined, which is faster.
 * On a mask that divides the grid, one uniform tree per component.
 *
 * Expected time is the cover time of a random walk: O(n log² n) on a square, O(n²) along a narrow grid (walks.ts), which it therefore
 * refuses. 15 bytes per cell. Source: Aldous 1990; Broder 1989. Throws MazeError.
 */
export function aldousBroder(grid: Grid, random: Random, record: WalkRecord | undefined): Generation {
  const components = componentsOf(grid, random);
  const countMove = moveCounter(message("generator-aldous-broder"), grid, components, coverMoves);
  const columns = grid.columns;
  const sides = neighbourSides(grid);
  const carving = record ?? new Carving(grid, grid.rows * columns);
  const inside = new Uint8Array(grid.rows * columns);

  for (const component of components) {
    let cell = component.start;
    inside[cell] = 1;
    for (let outside = component.cells - 1; outside > 0;) {
      countMove();
      const side = pickSide(sides[cell + columns]!, random);
      const next = carving.behind(cell, side);
      if (inside[next] === 0) {
        inside[next] = 1;
        outside--;
        carving.open(cell, side);
      } else record?.note(cell, side, Outcome.walked);
      cell = next;
    }
  }
  return carving.finish();
}
