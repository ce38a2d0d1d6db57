import type { Grid } from "../maze";
import type { Random } from "../random";
import { FIRST_SLICE, SLICE, type Slices } from "../slices";
import type { Generation } from "../trace";
import { Carving } from "./shared/carving";
import { partsInSlices } from "./shared/parts";
import { forgetCell, neighbourSides, pickSide } from "./shared/sides";

/**
 * Prim's algorithm by random frontier cell, also called modified Prim.
 *
 * The maze begins as one random cell. The frontier is made of all cells beside the maze and not in it. A random one of
 * them, each equally likely, is joined to a random one of its neighbours in the maze, until none is left. The most dead
 * ends of all, very short ones, spreading from the first cell: easy, like ice on a window.
 *
 * Weights play no part: this is not the tree that Prim's paper finds; {@link primWeights} is. On a disconnected mask, one
 * tree a part. Time O(n), 11 bytes a cell: 4 of trace, 4 of frontier, 3 of maze and sides.
 * Source: Buck, Mazes for Programmers; Pullen's Think Labyrinth. Throws SizeError or MaskError.
 */
export function* primFrontier(grid: Grid, random: Random): Slices<Generation> {
  const parts = yield* partsInSlices(grid, random);
  const columns = grid.columns;
  const size = grid.rows * columns;
  const outside = neighbourSides(grid);
  yield;
  const neighbours = outside.slice();
  const carving = new Carving(grid, size);
  yield;
  const frontier = new Uint32Array(size);
  const reached = new Uint8Array(size);

  let length = 0;
  const enter = (cell: number): void => {
    reached[cell] = 1;
    forgetCell(outside, cell + columns, columns);
    for (let side = 0, sides = outside[cell + columns]!; sides > 0; side++, sides >>= 1) {
      const next = carving.behind(cell, side);
      if ((sides & 1) === 0 || reached[next] === 1) continue;
      reached[next] = 1;
      frontier[length++] = next;
    }
  };
  let left = FIRST_SLICE;
  for (const part of parts) {
    enter(part.start);
    while (length > 0) {
      for (; left > 0 && length > 0; left--) {
        const place = random.below(length);
        const cell = frontier[place]!;
        frontier[place] = frontier[--length]!;
        const inside = neighbours[cell + columns]! & ~outside[cell + columns]!;
        carving.join(cell, pickSide(inside, random));
        enter(cell);
      }
      if (left === 0) {
        yield;
        left = SLICE;
      }
    }
  }
  return carving.finish();
}
