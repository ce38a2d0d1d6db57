import { type Grid, type Random, forgetCell, neighbourSides, pickSide } from "../model";
import type { Generation } from "../trace";
import { Carving } from "./shared/carving";
import { componentsOf } from "./shared/components";

/**
 * The growing tree, a family that Walter Pullen found between depth-first search and Prim's algorithm.
 *
 * The maze begins as one random cell. While a cell of the maze has a neighbour outside it (such cells are active),
 * one active cell is chosen, and the wall to a random one of these neighbours falls. The choice makes the texture:
 *
 * - the newest: depth-first search's long rivers;
 * - the oldest: straight corridors away from the first cell, hardly any choice;
 * - a random one, each equally likely: short dead ends, close to Prim's;
 * - mixed, the newest or a random one with equal chances: rivers with many branches.
 *
 * A cell without a neighbour outside is never chosen. On a mask that divides the grid, one tree per component. Time O(n), 10 bytes per
 * cell. Source: Pullen's Think Labyrinth; Buck, Mazes for Programmers. Throws MazeError.
 */
export function growingTree(grid: Grid, random: Random, choice: "newest" | "oldest" | "random" | "mixed"): Generation {
  const components = componentsOf(grid, random);
  const columns = grid.columns;
  const size = grid.rows * columns;
  const outside = neighbourSides(grid);
  const carving = new Carving(grid, size);
  /**
   * The cells of the maze in the order in which they joined it, from `first` to before `end`. Inactive ones are dropped: the newest and
   * the oldest when met, random ones when as many were met as there are cells.
   */
  const cells = new Uint32Array(size);
  let first = 0;
  let end = 0;
  let misses = 0;
  const isActive = (cell: number) => outside[cell + columns] !== 0;
  const add = (cell: number): void => {
    forgetCell(outside, cell + columns, columns);
    cells[end++] = cell;
  };
  const choose = (): number | undefined => {
    const mixed = choice === "mixed" && random.percent(50) ? "newest" : "random";
    const wanted = choice === "mixed" ? mixed : choice;
    while (first < end) {
      const place = wanted === "oldest" ? first : wanted === "newest" ? end - 1 : random.below(end);
      const cell = cells[place]!;
      if (isActive(cell)) return cell;
      if (wanted === "oldest") first++;
      else if (wanted === "newest") end--;
      else if (++misses >= end) {
        let left = 0;
        for (let i = 0; i < end; i++) if (isActive(cells[i]!)) cells[left++] = cells[i]!;
        end = left;
        misses = 0;
      }
    }
    return undefined;
  };
  for (const { start } of components) {
    add(start);
    for (let cell = choose(); cell !== undefined; cell = choose()) {
      add(carving.open(cell, pickSide(outside[cell + columns]!, random)));
    }
  }
  return carving.finish();
}
