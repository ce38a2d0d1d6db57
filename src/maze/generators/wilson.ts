import type { Grid } from "../maze";
import type { Random } from "../random";
import type { Generation } from "../trace";
import { Carving } from "./carving";
import { partsOf } from "./parts";
import { neighbourSides, pickSide } from "./sides";

/**
 * Wilson's algorithm: loop-erased random walks.
 *
 * The maze begins as one random cell. From the next cell outside, a random walk goes on until it meets the maze; loops in
 * its way are forgotten, and what is left is added to the maze. It ends when every cell is in. Every spanning tree is
 * equally likely: no bias of any kind. The first walks take long to find the maze.
 *
 * Each cell remembers the side by which the walk last left it; following these sides from the walk's beginning gives the
 * way without its loops. The walks themselves are no steps of the trace; a way's walls fall from the maze outwards, so
 * that the maze is one tree at every step. On a disconnected mask, one uniform tree a part.
 *
 * Expected time is the mean time of a random walk to meet a given cell, O(n log n) on a square grid; 11 bytes a cell: 4 of
 * trace, 4 of the way, 3 of maze and sides. Source: Wilson 1996. Throws SizeError or MaskError.
 */
export function wilson(grid: Grid, random: Random): Generation {
  const parts = partsOf(grid, random);
  const columns = grid.columns;
  const size = grid.rows * columns;
  const sides = neighbourSides(grid);
  const carving = new Carving(grid, size);
  /** The side by which the walk last left a cell, or that the cell is in the maze. */
  const way = new Uint8Array(size);
  const cells = new Uint32Array(size);

  for (const part of parts) way[part.start] = IN_MAZE;
  for (let start = 0; start < size; start++) {
    if (sides[start + columns] === 0) continue; // masked, or alone and so its part's first cell
    for (let cell = start; way[cell] !== IN_MAZE;) {
      const side = pickSide(sides[cell + columns]!, random);
      way[cell] = side;
      cell = carving.behind(cell, side);
    }
    let length = 0;
    for (let cell = start; way[cell] !== IN_MAZE; cell = carving.behind(cell, way[cell]!)) cells[length++] = cell;
    while (length > 0) {
      const cell = cells[--length]!;
      carving.join(cell, way[cell]!);
      way[cell] = IN_MAZE;
    }
  }
  return carving.finish();
}

const IN_MAZE = 4;
