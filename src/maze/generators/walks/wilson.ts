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
 * grid (walkMoves.ts), which it therefore refuses. 27 bytes per cell: 12 for the trace, 8 for the walk with its loops, 4 for the path,
 * 3 for maze, sides and states. Source: Wilson 1996. Throws SizeError, MaskError or WalkError.
 */
export function wilson(grid: Grid, random: Random, record: WalkRecord | undefined): Generation {
  const components = componentsOf(grid, random);
  const budget = new WalkBudget(wilsonFacts.name, grid, components, wilsonMoves);
  const carving = record ?? new Carving(grid, grid.rows * grid.columns);
  const walk = new Walk(grid, random, carving, budget);
  for (const component of components) walk.state[component.start] = IN_MAZE;
  const go =
    record === undefined ? (start: number) => walk.go(start) : (start: number) => walk.goRecording(start, record);
  for (let start = 0; start < walk.state.length; start++) {
    if (walk.state[start] === IN_MAZE) continue;
    go(start);
    walk.join(start);
  }
  return carving.finish();
}

/** The bits of a cell's state: the side by which the walk last left it, whether it is in the maze, and the sides with neighbours. */
const SIDE = 3;
const IN_MAZE = 4;
const OTHERS = 0xf0;
const OTHERS_SHIFT = 4;

class Walk {
  /** One byte per cell, because a walk reads and writes it at every move: two arrays took a tenth longer. */
  readonly state: Uint8Array;
  private readonly cells: Uint32Array;
  /** The walk without its loops, if they are recorded. */
  private path: WalkPath | undefined;

  constructor(
    grid: Grid,
    private readonly random: Random,
    private readonly carving: Carving,
    private readonly budget: WalkBudget,
  ) {
    const { rows, columns, mask } = grid;
    const size = rows * columns;
    this.state = neighbourSides(grid).subarray(columns, columns + size);
    for (let cell = 0; cell < size; cell++) {
      this.state[cell] = mask !== undefined && mask[cell] === 0 ? IN_MAZE : this.state[cell]! << OTHERS_SHIFT;
    }
    this.cells = new Uint32Array(size);
  }

  /** Walks until it meets the maze. */
  go(start: number): void {
    const { state, random, budget } = this;
    const { offset } = this.carving;
    for (let cell = start, known = state[cell]!; (known & IN_MAZE) === 0; known = state[cell]!) {
      budget.spend();
      const side = pickSide(known >> OTHERS_SHIFT, random);
      state[cell] = (known & OTHERS) | side;
      cell += offset[side]!;
    }
  }

  /** The same, with a record. A loop of its own, because the loop that records nothing is much faster alone. */
  goRecording(start: number, record: WalkRecord): void {
    const { state, random, budget } = this;
    const path = (this.path ??= new WalkPath(state.length));
    path.add(start);
    for (let cell = start, known = state[cell]!; (known & IN_MAZE) === 0; known = state[cell]!) {
      budget.spend();
      const side = pickSide(known >> OTHERS_SHIFT, random);
      state[cell] = (known & OTHERS) | side;
      record.walk(cell, side);
      const next = record.behind(cell, side);
      if (path.has(next)) {
        record.forgetLoop(cell, side);
        path.backTo(next);
      } else path.add(next);
      cell = next;
    }
    path.clear();
  }

  /** Adds the path from `start` to the maze. */
  join(start: number): void {
    const { state, cells, carving } = this;
    let length = 0;
    for (let cell = start; (state[cell]! & IN_MAZE) === 0; cell = carving.behind(cell, state[cell]! & SIDE)) {
      cells[length++] = cell;
    }
    for (let i = length - 1; i >= 0; i--) {
      const cell = cells[i]!;
      carving.join(cell, state[cell]! & SIDE);
      state[cell] = IN_MAZE;
    }
  }
}
