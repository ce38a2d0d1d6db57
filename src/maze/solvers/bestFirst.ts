import { message } from "../../message";
import { CellQueue, type Ends, type Grid, type Maze, oppositeSide, MazeError } from "../model";
import { Search, VISITED, unreachable, type Solution } from "./search";

/** The cost of entering each cell: rows x columns numbers, row by row, none negative. */
export type Costs = Float64Array | Float32Array | Uint32Array | Int32Array | Uint16Array | Uint8Array;

/**
 * Dijkstra's search over cell costs, 1 for every cell if they are missing: always continues at the cell that is cheapest to reach. The
 * path costs least, and leads to the exit that is cheapest to reach; with equal costs it is a shortest one. The entrance itself costs
 * nothing.
 *
 * Time O(n log n) for n cells; 29 bytes per cell. Source: Dijkstra 1959. Throws MazeError unless each cell has a finite cost of at least 0.
 */
export function dijkstra(maze: Maze, ends: Ends, costs?: Costs): Solution {
  return bestFirst(maze, ends, costs, (_cell, length) => length);
}

/** Greater than any distance, so that it separates the two parts of a key; estimate x this stays below 2^53. */
const FARTHER = 2 ** 26;

/**
 * A*: always continues at the cell whose path so far plus Manhattan distance to the nearest exit is least; among equals at the one
 * farther on. The estimate never exceeds the remaining path, so the path is always a shortest one; in open mazes it
 * visits far fewer cells than breadth-first, in winding ones about as many. With costs the path costs least: each remaining step counts
 * as the cheapest cell.
 *
 * Time O(n log n) for n cells; 33 bytes per cell. Source: Hart, Nilsson, Raphael 1968. Throws MazeError as Dijkstra's search does.
 */
export function aStar(maze: Maze, ends: Ends, costs?: Costs): Solution {
  const estimate = estimateBy(maze, ends, costs);
  return bestFirst(maze, ends, costs, (cell, length) =>
    costs === undefined ? estimate(cell, length) * FARTHER - length : estimate(cell, length),
  );
}

/** The least that a path through a cell to the nearest exit can be, by its length, or cost, up to there. */
export function estimateBy(maze: Maze, ends: Ends, costs?: Costs): (cell: number, length: number) => number {
  const distances = manhattanDistances(maze, ends.exits);
  let cheapest = costs === undefined ? 1 : Infinity;
  for (const cost of costs ?? []) cheapest = Math.min(cheapest, cost);
  return (cell, length) => length + cheapest * distances[cell]!;
}

/** Always continues at the waiting cell with the least key, which follows from it and the length, or cost, of the path so far. */
function bestFirst(
  maze: Maze,
  ends: Ends,
  costs: Costs | undefined,
  keyOf: (cell: number, length: number) => number,
): Solution {
  if (costs !== undefined) checkCosts(maze, costs);
  const search = new Search(maze, ends);
  const lengths = new Float64Array(maze.size);
  const queue = new CellQueue(maze.size);
  const visited = new Uint32Array(maze.size);
  let count = 0;
  let length = 0;
  const enter = (next: number, side: number): void => {
    // No shorter path to a cell is found after it was taken: the estimate falls by at most the cheapest cell per step.
    if ((search.states[next]! & VISITED) !== 0) return;
    const longer = length + (costs === undefined ? 1 : costs[next]!);
    if (queue.knows(next) && lengths[next]! <= longer) return;
    lengths[next] = longer;
    queue.put(next, keyOf(next, longer));
    search.setSide(next, oppositeSide(side));
  };
  queue.put(ends.entrance, 0);
  while (!queue.isEmpty) {
    const cell = queue.take();
    search.visit(cell);
    visited[count++] = cell;
    if (search.isExit(cell)) return { visited: visited.slice(0, count), path: search.pathEntered(ends.entrance, cell) };
    length = lengths[cell]!;
    search.forNeighbours(cell, enter);
  }
  return unreachable(visited.slice(0, count));
}

/**
 * Rows plus columns from every cell to the nearest exit, ignoring walls and mask: rows x columns numbers. Two sweeps, one
 * from the top left and one from the bottom right, are exact for this distance with any number of exits
 * (Rosenfeld and Pfaltz 1966).
 */
function manhattanDistances({ columns, size }: Maze, exits: readonly number[]): Uint32Array {
  const distances = new Uint32Array(size).fill(FARTHER);
  for (const exit of exits) distances[exit] = 0;
  for (let cell = 0; cell < size; cell++) {
    let nearest = distances[cell]!;
    if (cell % columns !== 0) nearest = Math.min(nearest, distances[cell - 1]! + 1);
    if (cell >= columns) nearest = Math.min(nearest, distances[cell - columns]! + 1);
    distances[cell] = nearest;
  }
  for (let cell = size - 1; cell >= 0; cell--) {
    let nearest = distances[cell]!;
    if ((cell + 1) % columns !== 0) nearest = Math.min(nearest, distances[cell + 1]! + 1);
    if (cell + columns < size) nearest = Math.min(nearest, distances[cell + columns]! + 1);
    distances[cell] = nearest;
  }
  return distances;
}

/** The cost of a path: the sum over its cells without the entrance. */
export function pathCost(path: Uint32Array, costs: Costs): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += costs[path[i]!]!;
  return sum;
}

function checkCosts({ rows, columns }: Grid, costs: Costs): void {
  const isCost = (cost: number) => cost >= 0 && cost < Infinity;
  if (costs.length === rows * columns && costs.every(isCost)) return;
  throw new MazeError("choice", message("costs-wrong"));
}
