import { type Grid, type Random, forgetCell, neighbourSides, pickSide } from "../model";
import type { Generation } from "../trace";
import { Carving } from "./shared/carving";
import { componentsOf } from "./shared/components";
import { SmallestFirst } from "./shared/smallestFirst";

/**
 * Hunt and kill, with a hunt row by row.
 *
 * A random walk from a random cell enters cells outside the maze until it is stuck. Then the hunt looks, row by row from the top, for
 * the first cell that is outside the maze and beside it. That cell is joined to a random neighbour in the maze,
 * and the next walk begins there. The algorithm ends when the hunt finds nothing. Long rivers like depth-first's and the fewest dead
 * ends of all, but a shorter solution, because walks begin near the top.
 *
 * The cells that a hunt could find are in a set that knows its smallest number, which is the cell that a search of the rows would find. On
 * a mask that divides the grid, one tree per component. Time O(n), 8 bytes per cell. Source: Buck, Mazes for Programmers; Pullen's Think
 * Labyrinth. Throws MazeError.
 */
export function huntAndKill(grid: Grid, random: Random): Generation {
  const components = componentsOf(grid, random);
  const columns = grid.columns;
  const outside = neighbourSides(grid);
  const neighbours = outside.slice();
  const carving = new Carving(grid, grid.rows * columns);
  const candidates = new SmallestFirst(grid.rows * columns);

  const enter = (cell: number): void => {
    candidates.remove(cell);
    forgetCell(outside, cell + columns, columns);
    // Its own loop: forNeighbours makes the whole run 1.1 times as long.
    for (let side = 0, sides = outside[cell + columns]!; sides > 0; side++, sides >>= 1) {
      if ((sides & 1) === 1) candidates.add(carving.behind(cell, side));
    }
  };
  for (const component of components) {
    let cell: number | undefined = component.start;
    while (cell !== undefined) {
      enter(cell);
      const sides: number = outside[cell + columns]!;
      if (sides > 0) {
        cell = carving.open(cell, pickSide(sides, random));
        continue;
      }
      cell = candidates.smallest();
      if (cell !== undefined) {
        carving.join(cell, pickSide(neighbours[cell + columns]! & ~outside[cell + columns]!, random));
      }
    }
  }
  return carving.finish();
}
