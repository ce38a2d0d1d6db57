import type { Grid } from "../maze";
import type { Random } from "../random";
import { SLICE, type Slices } from "../slices";
import type { Generation } from "../trace";
import { WalkPath } from "../trace/walkPath";
import { Carving } from "./carving";
import { partsInSlices } from "./parts";
import { neighbourSides, pickSide } from "./sides";
import { WalkBudget, walkCost } from "./walkCost";
import { WalkRecord } from "./walkRecord";

/**
 * Wilson's algorithm: loop-erased random walks.
 *
 * The maze begins as one random cell. From the next cell outside, a random walk goes on until it meets the maze; loops in
 * its way are forgotten, and what is left is added to the maze. It ends when every cell is in. Every spanning tree is
 * equally likely: no bias of any kind. The first walks take long to find the maze.
 *
 * Each cell remembers the side by which the walk last left it; following these sides from the walk's beginning gives the
 * way without its loops. A way's walls fall from the maze outwards, so that the maze is one tree at every step. The trace
 * tells of every move and every loop (see WalkRecord), unless `record` is undefined: then of the walls alone, which is
 * faster. On a disconnected mask, one uniform tree a part.
 *
 * Expected time is the mean time of a random walk to meet a given cell: O(n log n) on a square grid, O(n²) along a narrow
 * one (walkCost.ts), where it refuses. 27 bytes a cell: 12 of trace, 8 of the way with its loops, 4 of the way, 3 of maze
 * and sides. Source: Wilson 1996. Throws SizeError, MaskError or WalkError.
 */
export function* wilson(grid: Grid, random: Random, record: WalkRecord | undefined): Slices<Generation> {
  const parts = yield* partsInSlices(grid, random);
  const budget = new WalkBudget("Wilson", grid, (yield* walkCost(grid, parts)).wilson);
  const columns = grid.columns;
  const size = grid.rows * columns;
  const sides = neighbourSides(grid);
  const carving = record ?? new Carving(grid, size);
  const path = record && new WalkPath(size);
  /** The side by which the walk last left a cell, or that the cell is in the maze. */
  const way = new Uint8Array(size);
  const cells = new Uint32Array(size);

  for (const part of parts) way[part.start] = IN_MAZE;
  let left = SLICE;
  for (let start = 0; start < size; start++) {
    if (--left <= 0) left = yield* budget.nextSlice(record);
    if (sides[start + columns] === 0) continue; // masked, or alone and so its part's first cell
    path?.add(start);
    for (let cell = start; way[cell] !== IN_MAZE;) {
      for (; left > 0 && way[cell] !== IN_MAZE; left--) {
        const side = pickSide(sides[cell + columns]!, random);
        way[cell] = side;
        const next = carving.behind(cell, side);
        if (record !== undefined) {
          record.walk(cell, side);
          if (path!.has(next)) {
            record.forgetLoop(cell, side);
            path!.backTo(next);
          } else path!.add(next);
        }
        cell = next;
      }
      if (left <= 0) left = yield* budget.nextSlice(record);
    }
    path?.clear();
    let length = 0;
    for (let cell = start; way[cell] !== IN_MAZE; cell = carving.behind(cell, way[cell]!)) cells[length++] = cell;
    left -= length;
    while (length > 0) {
      const cell = cells[--length]!;
      carving.join(cell, way[cell]!);
      way[cell] = IN_MAZE;
    }
  }
  return carving.finish();
}

const IN_MAZE = 4;
