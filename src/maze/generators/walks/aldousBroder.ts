import { message } from "../../../message";
import { type Grid, type Random, neighbourSides, pickSide } from "../../model";
import type { Generation } from "../../trace";
import { Carving } from "../shared/carving";
import { componentsOf } from "../shared/components";
import { WalkBudget, coverMoves } from "./walkMoves";
import type { WalkRecord } from "./walkRecord";
import type { GeneratorFacts } from "../shared/generatorFacts";

export const aldousBroderFacts: GeneratorFacts = {
  id: "aldous-broder",
  codeNumber: 6,
  name: message("generator-aldous-broder"),
  look: message("generator-aldous-broder-look"),
  description: message("generator-aldous-broder-does"),
  honoursMask: true,
  cost: message("generator-aldous-broder-cost"),
  kind: { texture: "study", place: 3, difficulty: "medium" },
  picture: "18500-7DSWC-VK84T-WXD8T-9PEWF-1EH4K-C1X6M-AMXDN-B9A18",
  idea: message("generator-aldous-broder-idea"),
  sources: [
    {
      text: "Aldous, The random walk construction of uniform spanning trees and uniform labelled trees, 1990",
      url: "https://doi.org/10.1137/0403039",
    },
    { text: "Broder, Generating random spanning trees, 1989", url: "https://doi.org/10.1109/SFCS.1989.63516" },
  ],
};

/**
 * The algorithm of Aldous and of Broder: one random walk.
 *
 * From a random cell, a walk goes to random neighbours, one after another. When it enters a cell for the first time, the wall
 * that it came through falls. It ends when every cell was entered. Every spanning tree is equally likely, as with Wilson's
 * algorithm, but the walk takes long to find the last cells.
 *
 * The trace also holds the moves that open nothing (see WalkRecord), unless `record` is undefined, which is faster.
 * On a mask that divides the grid, one uniform tree per component.
 *
 * Expected time is the cover time of a random walk: O(n log² n) on a square, O(n²) along a narrow grid
 * (walkMoves.ts), which it therefore refuses. 15 bytes per cell: 12 for the trace, 3 for maze and sides.
 * Source: Aldous 1990; Broder 1989. Throws SizeError, MaskError or WalkError.
 */
export function aldousBroder(grid: Grid, random: Random, record: WalkRecord | undefined): Generation {
  const components = componentsOf(grid, random);
  const budget = new WalkBudget(aldousBroderFacts.name, grid, components, coverMoves);
  const columns = grid.columns;
  const sides = neighbourSides(grid);
  const carving = record ?? new Carving(grid, grid.rows * columns);
  const inside = new Uint8Array(grid.rows * columns);

  for (const component of components) {
    let cell = component.start;
    inside[cell] = 1;
    for (let outside = component.cells - 1; outside > 0;) {
      budget.spend();
      const side = pickSide(sides[cell + columns]!, random);
      const next = carving.behind(cell, side);
      if (inside[next] === 0) {
        inside[next] = 1;
        outside--;
        carving.open(cell, side);
      } else record?.walk(cell, side);
      cell = next;
    }
  }
  return carving.finish();
}
