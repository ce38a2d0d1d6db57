import type { Grid } from "../maze";
import type { Random } from "../random";
import type { Generation } from "../trace";
import { Carving } from "./carving";
import { expectRectangle } from "./parts";

/**
 * Sidewinder, closing chance 1/2.
 *
 * Row by row from the left, cells make up a run: a fair coin says at each whether the run goes on to the right or is closed,
 * and at the end of the row it is closed. From a closed run a random cell, each equally likely, opens its top wall. The first
 * row is one run without an exit. The first row is a corridor, and from
 * any cell the way to it never goes down: easy from bottom to top.
 *
 * Needs a whole rectangle: a run below masked cells would have no exit.
 * Time O(n), 5 bytes a cell: 4 of trace, 1 of maze. Source: Buck, Mazes for Programmers. Throws SizeError or MaskError.
 */
export function sidewinder(grid: Grid, random: Random): Generation {
  expectRectangle(grid, "Sidewinder");
  const { rows, columns } = grid;
  const carving = new Carving(grid, rows * columns);
  for (let row = 0; row < rows; row++) {
    const end = (row + 1) * columns - 1;
    for (let cell = row * columns, run = cell; cell <= end; cell++) {
      if (cell < end && (row === 0 || random.percent(50))) {
        carving.open(cell, RIGHT);
        continue;
      }
      const exit = run + random.below(cell - run + 1);
      if (row > 0) carving.open(exit, TOP);
      run = cell + 1;
    }
  }
  return carving.finish();
}

const RIGHT = 0;
const TOP = 3;
