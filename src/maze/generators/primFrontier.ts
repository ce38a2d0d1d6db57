import { type Grid, type Random, forgetCell, neighbourSides, pickSide } from "../model";
import type { Generation } from "../trace";
import { Carving } from "./shared/carving";
import { componentsOf } from "./shared/components";

/**
 * Prim's algorithm by random frontier cell, also called modified Prim.
 *
 * The maze begins as one random cell. The frontier holds all cells outside the maze and beside it. A random frontier cell,
 * each equally likely, is joined to a random one of its neighbours in the maze, until the frontier is empty. The most dead
 * ends of all, very short ones, spreading from the first cell: easy, like ice on a window.
 *
 * Weights play no part: this is not the tree of Prim's paper; {@link primWeights} makes that one. On a mask that divides the grid, one
 * tree per component. Time O(n), 11 bytes per cell: 4 for the trace, 4 for the frontier, 3 for maze and sides.
 * Source: Buck, Mazes for Programmers; Pullen's Think Labyrinth. Throws MazeError.
 */
export function primFrontier(grid: Grid, random: Random): Generation {
  const components = componentsOf(grid, random);
  const columns = grid.columns;
  const size = grid.rows * columns;
  const outside = neighbourSides(grid);
  const neighbours = outside.slice();
  const carving = new Carving(grid, size);
  const frontier = new Uint32Array(size);
  const reached = new Uint8Array(size);

  let length = 0;
  const enter = (cell: number): void => {
    reached[cell] = 1;
    forgetCell(outside, cell + columns, columns);
    // Its own loop: forNeighbours made the whole run 1.1 to 1.35 times as long in the steadiest measurement.
    for (let side = 0, sides = outside[cell + columns]!; sides > 0; side++, sides >>= 1) {
      const next = carving.behind(cell, side);
      if ((sides & 1) === 0 || reached[next] === 1) continue;
      reached[next] = 1;
      frontier[length++] = next;
    }
  };
  for (const component of components) {
    enter(component.start);
    while (length > 0) {
      const place = random.below(length);
      const cell = frontier[place]!;
      frontier[place] = frontier[--length]!;
      const inside = neighbours[cell + columns]! & ~outside[cell + columns]!;
      carving.join(cell, pickSide(inside, random));
      enter(cell);
    }
  }
  return carving.finish();
}
