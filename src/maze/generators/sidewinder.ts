import { message } from "../../message";
import { type Grid, type Random, RIGHT, TOP } from "../model";
import { type Generation, Outcome } from "../trace";
import { Carving } from "./shared/carving";
import { expectRectangle } from "./shared/components";

/**
 * Sidewinder, closing chance 1/2.
 *
 * Row by row from the left, cells form runs: at each cell a fair coin decides whether the run continues to the right or is closed;
 * the end of the row closes it. In a closed run a random cell, each equally likely, opens its top wall. The first
 * row is one run without an exit. So the first row is a corridor, and from
 * any cell the path to it never goes down: easy from bottom to top.
 *
 * Needs a whole rectangle: a run below masked cells would have no exit. The trace holds each coin as a step at its wall, even a coin that
 * closes a run and leaves the wall (`kept`). Time O(n), 9 bytes per cell. Source: Buck, Mazes for Programmers. Throws MazeError.
 */
export function sidewinder(grid: Grid, random: Random): Generation {
  expectRectangle(grid, message("generator-sidewinder"));
  const { rows, columns } = grid;
  const carving = new Carving(grid, 2 * rows * columns);
  for (let row = 0; row < rows; row++) {
    const end = (row + 1) * columns - 1;
    let run = row * columns;
    for (let cell = run; cell <= end; cell++) {
      if (cell < end && (row === 0 || random.percent(50))) {
        carving.open(cell, RIGHT);
        continue;
      }
      if (cell < end) carving.record(carving.wall(cell, RIGHT), Outcome.kept, RIGHT);
      const exit = run + random.below(cell - run + 1);
      if (row > 0) carving.open(exit, TOP);
      run = cell + 1;
    }
  }
  return carving.finish();
}
