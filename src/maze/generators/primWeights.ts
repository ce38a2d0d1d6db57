import type { Grid } from "../maze";
import type { Random } from "../random";
import { FIRST_SLICE, SLICE, type Slices } from "../slices";
import { OPENED, type Generation } from "../trace";
import { Carving } from "./shared/carving";
import { partsInSlices } from "./shared/parts";
import { neighbourSides } from "./shared/sides";
import { SmallestFirst } from "./shared/smallestFirst";
import { wallsInOrder } from "./weights/wallsInOrder";

/** Weights written at once: each may be the first on its page of memory. */
const LOT = 4 * SLICE;

/**
 * Prim's algorithm by wall weights, also called true Prim.
 *
 * Every wall has a random weight, all different. The maze begins as one random cell, and again and again the lightest
 * wall between a cell in the maze and one outside falls. It ends when every cell is in. The result is the one spanning
 * tree of least weight, so with equal weights it is Kruskal's maze, wall for wall: here equal seeds give equal weights. What
 * differs is the order: one growing patch instead of many.
 *
 * A wall's place in a random order is its weight, so that the lightest wall at hand is the smallest number in a set of
 * bits. On a disconnected mask, one tree a part. Time O(n), 25 bytes a cell: 16 of order and weights, 4 of trace, 4 of
 * maze, sides, set and marks, half a byte for listing the walls. Source: Prim 1957; the variant's name from Buck, Mazes for
 * Programmers. Throws SizeError or MaskError.
 */
export function* primWeights(grid: Grid, random: Random): Slices<Generation> {
  const columns = grid.columns;
  const sides = neighbourSides(grid);
  yield;
  const carving = new Carving(grid, grid.rows * columns);
  const maze = carving.maze;
  yield;
  const order = wallsInOrder(grid, random);
  const { walls } = order;
  yield;
  const weight = new Uint32Array(maze.wallCount);
  yield;
  for (let from = 0; order.listMore();) {
    yield;
    while (from < order.count) {
      const end = Math.min(order.count, from + LOT);
      for (; from < end; from++) weight[walls[from]! >>> 1] = from;
      yield;
    }
  }

  const inside = new Uint8Array(maze.size);
  const rim = new SmallestFirst(order.count);
  yield;
  const enter = (cell: number): void => {
    inside[cell] = 1;
    for (let side = 0, left = sides[cell + columns]!; left > 0; side++, left >>= 1) {
      if ((left & 1) === 0) continue;
      const place = weight[carving.wall(cell, side)]!;
      if (inside[carving.behind(cell, side)] === 1) rim.remove(place);
      else rim.add(place);
    }
  };
  let left = FIRST_SLICE;
  for (const part of yield* partsInSlices(grid, random)) {
    enter(part.start);
    for (let lightest = rim.smallest(); lightest !== undefined;) {
      for (; left > 0 && lightest !== undefined; left--) {
        const wall = walls[lightest]! >>> 1;
        const owner = wall >> 1;
        const fromOwner = inside[owner] === 1;
        maze.openWall(wall);
        carving.record(wall, OPENED, fromOwner ? 0 : 2);
        enter(fromOwner ? maze.across(wall) : owner);
        lightest = rim.smallest();
      }
      if (left === 0) {
        yield;
        left = SLICE;
      }
    }
  }
  return carving.finish();
}
