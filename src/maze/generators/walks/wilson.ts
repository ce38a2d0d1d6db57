import { message } from "../../../message";
import { type Grid, type Random, neighbourSides, pickSide } from "../../model";
import { type Generation, WalkPath } from "../../trace";
import { Carving } from "../shared/carving";
import { componentsOf } from "../shared/components";
import { WalkBudget, wilsonMoves } from "./walkMoves";
import type { WalkRecord } from "./walkRecord";
import type { GeneratorFacts } from "../shared/generatorFacts";

export const wilsonFacts: GeneratorFacts = {
  id: "wilson",
  codeNumber: 5,
  name: message("generator-wilson"),
  look: message("generator-wilson-look"),
  description: message("generator-wilson-does"),
  honoursMask: true,
  cost: message("generator-wilson-cost"),
  kind: { texture: "deadEnds", place: 2, difficulty: "medium" },
  picture: "18500-QX59F-MJBWT-GB6PB-C3E7N-8WGMX-TWN67-VDJAG-312HA",
  idea: message("generator-wilson-idea"),
  sources: [
    {
      text: "Wilson, Generating random spanning trees more quickly than the cover time, 1996",
      url: "https://doi.org/10.1145/237814.237880",
    },
  ],
};

/**
 * Wilson's algorithm: loop-erased random walks.
 *
 * The maze begins as one random cell. From the next cell outside, a random walk continues until it meets the maze; loops in
 * it are erased, and the remaining path joins the maze. It ends when every cell is in. Every spanning tree is
 * equally likely: no bias of any kind. The first walks take long to find the maze.
 *
 * Each cell remembers the side by which the walk last left it; following these sides from the walk's first cell gives the
 * path without loops. Its walls fall from the maze outwards, so the maze is one tree at every step. The trace
 * holds every move and every loop (see WalkRecord), unless `record` is undefined: then only the walls, which is
 * faster. On a mask that divides the grid, one uniform tree per component.
 *
 * Expected time is the mean time of a random walk to meet a given cell: O(n log n) on a square grid, O(n²) along a narrow
 * grid (walkMoves.ts), which it therefore refuses. At most 22 bytes per cell: 12 for the trace, 8 for the walk with its loops, 2 for
 * maze and states. Source: Wilson 1996. Throws SizeError, MaskError or WalkError.
 */
export function wilson(grid: Grid, random: Random, record: WalkRecord | undefined): Generation {
  const components = componentsOf(grid, random);
  const budget = new WalkBudget(wilsonFacts.name, grid, components, wilsonMoves);
  const carving = record ?? new Carving(grid, grid.rows * grid.columns);
  const recorded = record && new RecordedWalk(record, grid.rows * grid.columns);
  const { offset } = carving;
  const state = statesOf(grid);
  for (const { start } of components) state[start] = IN_MAZE;
  for (let start = 0; start < state.length; start++) {
    for (let cell = start, known = state[cell]!; (known & IN_MAZE) === 0; known = state[cell]!) {
      budget.spend();
      const side = pickSide(known >> OTHERS_SHIFT, random);
      state[cell] = (known & OTHERS) | side;
      recorded?.move(cell, side);
      cell += offset[side]!;
    }
    recorded?.end();
    joinPath(start, state, carving);
  }
  return carving.finish();
}

/**
 * The bits of a cell's state: the side by which the walk last left it, whether it is in the maze, and the sides with neighbours. One byte,
 * because a walk reads and writes it at every move: two arrays took a tenth longer.
 */
const SIDE = 3;
const IN_MAZE = 4;
const OTHERS = 0xf0;
const OTHERS_SHIFT = 4;

/** No cell is in the maze; those that the mask removes count as if they were, so that no walk begins there. */
function statesOf(grid: Grid): Uint8Array {
  const size = grid.rows * grid.columns;
  const state = neighbourSides(grid).subarray(grid.columns, grid.columns + size);
  for (let cell = 0; cell < size; cell++) {
    state[cell] = grid.mask?.[cell] === 0 ? IN_MAZE : state[cell]! << OTHERS_SHIFT;
  }
  return state;
}

/** Adds the path from `start` to the maze, its last cell first. */
function joinPath(start: number, state: Uint8Array, carving: Carving): void {
  // Turn the path round, so that each cell knows the side of the cell before it.
  let cell = start;
  let back = 0;
  while ((state[cell]! & IN_MAZE) === 0) {
    const side = state[cell]! & SIDE;
    state[cell] = back;
    cell = carving.behind(cell, side);
    back = side ^ 2;
  }
  while (cell !== start) {
    cell = carving.behind(cell, back);
    carving.join(cell, back ^ 2);
    back = state[cell]!;
    state[cell] = IN_MAZE;
  }
}

/** Records a walk with the loops that are erased from it. */
class RecordedWalk {
  private readonly path: WalkPath;

  constructor(
    private readonly record: WalkRecord,
    size: number,
  ) {
    this.path = new WalkPath(size);
  }

  /** The walk leaves a cell by a side. */
  move(cell: number, side: number): void {
    const { path, record } = this;
    if (path.length === 0) path.add(cell);
    record.walk(cell, side);
    const next = record.behind(cell, side);
    if (path.has(next)) {
      record.forgetLoop(cell, side);
      path.backTo(next);
    } else path.add(next);
  }

  end(): void {
    this.path.clear();
  }
}
