import { message } from "../../../message";
import { DisjointSets, type Grid, type Random, neighbourSides } from "../../model";
import type { Generation } from "../../trace";
import { Carving } from "../shared/carving";
import { componentsOf } from "../shared/components";
import type { GeneratorFacts } from "../shared/generatorFacts";
import type { WalkRecord } from "./walkRecord";

export const kruskalPicksFacts: GeneratorFacts = {
  id: "kruskal-picks",
  codeNumber: 17,
  name: message("generator-kruskal-picks"),
  look: message("generator-kruskal-picks-look"),
  description: message("generator-kruskal-picks-does"),
  honoursMask: true,
  mergesSets: true,
  cost: "O(n log n)",
  kind: { texture: "study", place: 5, difficulty: "medium" },
  picture: "18500-ZYT11-PBFEG-QN2D2-DHJGA-FTVEC-Y2V36-T5KBH-A121A",
  idea: message("generator-kruskal-picks-idea"),
  sources: [
    {
      text: "Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem, 1956",
      url: "https://doi.org/10.1090/S0002-9939-1956-0078686-7",
    },
  ],
};

/**
 * Kruskal's algorithm without a list of walls: a random cell and a random one of its four sides, again and again.
 *
 * If the cell beyond that side belongs to another set, the wall falls and the two sets merge; otherwise nothing happens. It ends when
 * one set is left (on a mask that divides the grid, one per component). Every wall between two cells is picked with the same chance, so
 * the walls are tried in uniformly random order, and the mazes are distributed as Kruskal's.
 *
 * The trace also holds the picks that change nothing (see WalkRecord), unless `record` is undefined, which is faster.
 * Expected time O(n log n): about n ln(n) / 2 picks and a few per cell more, because the last single cells wait long. Besides the trace,
 * 6 bytes per cell. Source: the Excel-VBA workbook, in its first macro. Throws SizeError or MaskError.
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
    if (((sides[cell + columns]! >> side) & 1) === 0) record?.miss(cell, side);
    else if (sets.join(cell, carving.behind(cell, side)) === 0) record?.refuse(cell, side);
    else {
      carving.open(cell, side);
      joinsLeft--;
    }
  }
  return carving.finish();
}
