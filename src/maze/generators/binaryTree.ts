import type { Grid } from "../maze";
import type { Random } from "../random";
import { SLICE, type Slices } from "../slices";
import type { Generation } from "../trace";
import { Carving } from "./carving";
import { expectRectangle } from "./parts";
import { pickSide } from "./sides";

/**
 * Binary tree.
 *
 * Row by row, each cell opens either its left or its top wall, whichever a fair coin says; in the first row only left, in
 * the first column only top, and the top left cell none. The fastest and the most biased: the first row and the first column
 * are corridors, there are no crossroads, and from any cell the way to the top left corner only goes left and up.
 *
 * Needs a whole rectangle: a cell whose left and top neighbours are masked would have nowhere to go.
 * Time O(n), 5 bytes a cell: 4 of trace, 1 of maze. Source: Buck, Mazes for Programmers. Throws SizeError or MaskError.
 */
export function* binaryTree(grid: Grid, random: Random): Slices<Generation> {
  expectRectangle(grid, "Binary tree");
  const { columns } = grid;
  const size = grid.rows * columns;
  const carving = new Carving(grid, size);
  for (let from = 1, column = 1; from < size; from += SLICE) {
    for (let cell = from; cell < Math.min(size, from + SLICE); cell++, column++) {
      if (column >= columns) column = 0;
      carving.join(cell, pickSide((column > 0 ? LEFT : 0) | (cell >= columns ? TOP : 0), random));
    }
    yield;
  }
  return carving.finish();
}

const LEFT = 4;
const TOP = 8;
