import { DisjointSets, type Grid, type Random, neighbourSides } from "../../model";
import { type Generation, Outcome } from "../../trace";
import { Carving } from "../shared/carving";
import { componentsOf } from "../shared/components";
import type { WalkRecord } from "./walks";

/**
 * Kruskal's algorithm without a list of walls: a random cell and a random one of its four sides, again and again.
 *
 * If the cell beyond that side belongs to another set, the wall falls and the two sets merge; otherwise nothing happens. It ends when
 * one set is left (on a mask that divides the grid, one per component). Every wall between two cells is picked with the same chance, so
 * the walls are tried in uniformly random order, and the mazes are distributed as Kruskal's.
 *
 * The trace also holds the picks that change nothing (see WalkRecord), unless `record` is undefined, which is faster. Expected time
 * O(n log n): about n ln(n) / 2 picks. Source: the Excel-VBA workbook's first macro. Throws MazeError.
 */
export function kruskalPicks(grid: Grid, random: Random, record: WalkRecord | undefined): Generation {
  const components = componentsOf(grid, random);
  const { columns, mask } = grid;
  const sides = neighbourSides(grid);
  const size = grid.rows * columns;
  const carving = record ?? new Carving(grid, size);
  const sets = new DisjointSets(size);
  let joinsLeft = components.reduce((sum, { cells }) => sum + cells - 1, 0);
  while (joinsLeft > 0) {
    const pick = random.below(4 * size);
    const [cell, side] = [pick >> 2, pick & 3];
    if (mask?.[cell] === 0) continue;
    if (((sides[cell + columns]! >> side) & 1) === 0) record?.note(cell, side, Outcome.missed);
    else if (sets.join(cell, carving.behind(cell, side)) === 0) record?.note(cell, side, Outcome.refused);
    else {
      carving.open(cell, side);
      joinsLeft--;
    }
  }
  return carving.finish();
}
