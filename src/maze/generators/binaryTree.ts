import { message } from "../../message";
import { type Grid, type Random, pickSide, LEFT, TOP, bitOf } from "../model";
import type { Generation } from "../trace";
import { Carving } from "./shared/carving";
import { expectRectangle } from "./shared/components";

/**
 * Binary tree.
 *
 * Row by row, a fair coin decides for each cell whether its left or its top wall opens. In the first row only left walls open, in
 * the first column only top walls, and the top left cell opens none. The fastest and the most biased: the first row and column
 * are corridors, there are no crossroads, and from any cell the path to the top left corner only goes left and up.
 *
 * Needs a whole rectangle: a cell whose left and top neighbours are masked would have nothing to open. Time O(n).
 * Source: Buck, Mazes for Programmers. Throws MazeError.
 */
export function binaryTree(grid: Grid, random: Random): Generation {
  expectRectangle(grid, message("generator-binary-tree"));
  const { columns } = grid;
  const size = grid.rows * columns;
  const carving = new Carving(grid, size);
  for (let cell = 1, column = 1; cell < size; cell++, column++) {
    if (column >= columns) column = 0;
    carving.join(cell, pickSide((column > 0 ? bitOf(LEFT) : 0) | (cell >= columns ? bitOf(TOP) : 0), random));
  }
  return carving.finish();
}
