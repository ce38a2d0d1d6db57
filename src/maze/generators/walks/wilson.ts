import { message } from "../../../message";
import { type Grid, type Random, neighbourSides, pickSide } from "../../model";
import type { Generation } from "../../trace";
import { Carving } from "../shared/carving";
import { componentsOf } from "../shared/components";
import { moveCounter, wilsonMoves, type WalkRecord } from "./walks";

/**
 * Wilson's algorithm: loop-erased random walks. The maze begins as one random cell. From the next cell outside, a random walk continues
 * until it meets the maze; loops in it are erased, and the remaining path joins the maze.
 *
 * Every spanning tree is equally likely: no bias of any kind. The first walks take long to find the maze. On a mask that divides the
 * grid, one uniform tree per component. The trace holds every move and every loop (see WalkRecord), unless `record` is undefined: then
 * only the walls, which is faster.
 *
 * Expected time is the mean time of a random walk to meet a given cell: O(n log n) on a square grid, O(n²) along a narrow grid (walks.ts),
 * which it therefore refuses. 24 bytes per cell. Source: Wilson 1996. Throws MazeError.
 */
export function wilson(grid: Grid, random: Random, record: WalkRecord | undefined): Generation {
  const components = componentsOf(grid, random);
  const countMove = moveCounter(message("generator-wilson"), grid, components, wilsonMoves);
  const size = grid.rows * grid.columns;
  const carving = record ?? new Carving(grid, size);
  const states = statesOf(grid);
  const { offsets } = carving;
  const path = new Uint32Array(size);
  for (const { start } of components) states[start] = IN_MAZE;
  const walk = (start: number): void => {
    let cell = start;
    for (let state = states[cell]!; (state & IN_MAZE) === 0; state = states[cell]!) {
      countMove();
      const side = pickSide(state >> NEIGHBOURS_SHIFT, random);
      states[cell] = (state & NEIGHBOURS) | side;
      if (record !== undefined) record.walkErasing(cell, side);
      cell += offsets[side]!;
    }
  };
  for (let start = 0; start < size; start++) {
    walk(start);
    // The sides by which the walk last left its cells lead around every loop.
    let length = 0;
    for (let cell = start; (states[cell]! & IN_MAZE) === 0; cell = carving.behind(cell, states[cell]! & SIDE)) {
      path[length++] = cell;
    }
    // Walls fall from the maze outwards, so that the maze is one tree at every step.
    while (length > 0) {
      const cell = path[--length]!;
      carving.join(cell, states[cell]! & SIDE);
      states[cell] = IN_MAZE;
    }
    record?.endWalk();
  }
  return carving.finish();
}

/**
 * The bits of a cell's state: the side by which the walk last left it, whether it is in the maze, and the sides with neighbours. One byte
 * per cell, because a walk reads and writes it at every move: two arrays took a tenth longer.
 */
const SIDE = 3;
const IN_MAZE = 4;
const NEIGHBOURS = 0xf0;
const NEIGHBOURS_SHIFT = 4;

/** Masked cells count as in the maze: no walk begins there, and none gets there. */
function statesOf(grid: Grid): Uint8Array {
  const { rows, columns, mask } = grid;
  const sides = neighbourSides(grid).subarray(columns, columns + rows * columns);
  for (let cell = 0; cell < sides.length; cell++) {
    sides[cell] = mask?.[cell] === 0 ? IN_MAZE : sides[cell]! << NEIGHBOURS_SHIFT;
  }
  return sides;
}
