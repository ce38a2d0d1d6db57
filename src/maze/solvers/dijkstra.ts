import { message } from "../../message";
import { CellQueue, type Ends, type Grid, type Maze, oppositeSide, MazeError } from "../model";
import { Search, unreachable, type Solution } from "./search";

/** The cost of entering each cell: rows x columns numbers, row by row, none negative. */
export type Costs = Float64Array | Float32Array | Uint32Array | Int32Array | Uint16Array | Uint8Array;

/**
 * Dijkstra's search over cell costs: always continues at the cell that is cheapest to reach. The path costs least,
 * and leads to the exit that is cheapest to reach; with equal costs it is a shortest one. The entrance itself costs nothing.
 *
 * Time O(n log n) for n cells; 21 bytes per cell: 16 for the queue, 4 for the trace, 1 for state.
 * Source: Dijkstra 1959. Throws MazeError unless there is one finite cost of at least 0 per cell.
 */
export function dijkstra(maze: Maze, ends: Ends, costs: Costs): Solution {
  checkCosts(maze, costs);
  const search = new Search(maze, ends);
  const queue = new CellQueue(maze.size);
  const visited = new Uint32Array(maze.size);
  let count = 0;
  let spent = 0;
  const enter = (next: number, side: number): void => {
    // A cell costs the same from every side, so the first path to it is the cheapest.
    if (queue.knows(next)) return;
    queue.put(next, spent + costs[next]!);
    search.setSide(next, oppositeSide(side));
  };
  queue.put(ends.entrance, 0);
  while (!queue.isEmpty) {
    const cell = queue.take();
    visited[count++] = cell;
    if (search.isExit(cell)) return { visited: visited.slice(0, count), path: search.pathEntered(ends.entrance, cell) };
    spent = queue.keyOf(cell);
    search.forNeighbours(cell, enter);
  }
  return unreachable(visited.slice(0, count));
}

/** The cost of a path: the sum over its cells without the entrance. */
export function pathCost(path: Uint32Array, costs: Costs): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += costs[path[i]!]!;
  return sum;
}

/** Throws MazeError unless there is one finite cost of at least 0 per cell. */
export function checkCosts({ rows, columns }: Grid, costs: Costs): void {
  const isCost = (cost: number) => cost >= 0 && cost < Infinity;
  if (costs.length === rows * columns && costs.every(isCost)) return;
  throw new MazeError("choice", message("costs-wrong"));
}

export function leastOf(costs: ArrayLike<number>): number {
  let least = Infinity;
  for (let cell = 0; cell < costs.length; cell++) least = Math.min(least, costs[cell]!);
  return least;
}
