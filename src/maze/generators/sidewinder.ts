import type { Grid } from "../maze";
import type { Random } from "../random";
import { SLICE, type Slices } from "../slices";
import { KEPT, type Generation } from "../trace";
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
 * The trace tells of each coin, also of one that closes a run, by the wall that stands for it (KEPT).
 * Time O(n), 9 bytes a cell: 8 of trace, 1 of maze. Source: Buck, Mazes for Programmers. Throws SizeError or MaskError.
 */
export function* sidewinder(grid: Grid, random: Random): Slices<Generation> {
  expectRectangle(grid, "Sidewinder");
  const { columns } = grid;
  const size = grid.rows * columns;
  const carving = new Carving(grid, 2 * size);
  let run = 0;
  let end = columns - 1;
  for (let from = 0; from < size; from += SLICE) {
    for (let cell = from; cell < Math.min(size, from + SLICE); cell++) {
      const isFirstRow = cell < columns;
      if (cell < end && (isFirstRow || random.percent(50))) {
        carving.open(cell, RIGHT);
        continue;
      }
      if (cell < end) carving.record(carving.wall(cell, RIGHT), KEPT, RIGHT);
      else end += columns;
      const exit = run + random.below(cell - run + 1);
      if (!isFirstRow) carving.open(exit, TOP);
      run = cell + 1;
    }
    yield;
  }
  return carving.finish();
}

const RIGHT = 0;
const TOP = 3;
