import type { Grid } from "../maze";
import type { Random } from "../random";
import { FIRST_SLICE, SLICE, type Slices } from "../slices";
import type { Generation } from "../trace";
import { Carving } from "./shared/carving";
import { partsInSlices } from "./shared/parts";
import { forgetCell, neighbourSides, pickSide } from "./shared/sides";
import { SmallestFirst } from "./shared/smallestFirst";

/**
 * Hunt and kill, with a hunt row by row.
 *
 * A random walk from a random cell enters cells not yet in the maze, until it is stuck. Then comes the hunt: the first
 * cell, row by row from the top, that is outside the maze and beside it. It is joined to a random neighbour in the maze,
 * and the next walk begins there. It ends when the hunt finds nothing. Long rivers like depth-first's, the fewest dead ends
 * of all, but a shorter way through, because walks begin near the top.
 *
 * The cells that a hunt could find are kept in a set that knows its smallest number, which finds what going through the
 * rows would. On a disconnected mask, one tree a part. Time O(n), 8 bytes a cell: 4 of trace, 4 of maze, sides and set.
 * Source: Buck, Mazes for Programmers; Pullen's Think Labyrinth. Throws SizeError or MaskError.
 */
export function* huntAndKill(grid: Grid, random: Random): Slices<Generation> {
  const parts = yield* partsInSlices(grid, random);
  const columns = grid.columns;
  const outside = neighbourSides(grid);
  yield;
  const neighbours = outside.slice();
  yield;
  const carving = new Carving(grid, grid.rows * columns);
  yield;
  const prey = new SmallestFirst(grid.rows * columns);

  const enter = (cell: number): void => {
    prey.remove(cell);
    forgetCell(outside, cell + columns, columns);
    for (let side = 0, sides = outside[cell + columns]!; sides > 0; side++, sides >>= 1) {
      if ((sides & 1) === 1) prey.add(carving.behind(cell, side));
    }
  };
  let left = FIRST_SLICE;
  for (const part of parts) {
    let cell: number | undefined = part.start;
    while (cell !== undefined) {
      for (; left > 0 && cell !== undefined; left--) {
        enter(cell);
        const sides: number = outside[cell + columns]!;
        if (sides > 0) {
          cell = carving.open(cell, pickSide(sides, random));
          continue;
        }
        cell = prey.smallest();
        if (cell !== undefined) {
          carving.join(cell, pickSide(neighbours[cell + columns]! & ~outside[cell + columns]!, random));
        }
      }
      if (left === 0) {
        yield;
        left = SLICE;
      }
    }
  }
  return carving.finish();
}
