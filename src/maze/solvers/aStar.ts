import { CellQueue, type Ends, type Maze, oppositeSide } from "../model";
import { type Costs, checkCosts, leastOf } from "./dijkstra";
import { Search, VISITED, unreachable, type Solution } from "./search";

/** Greater than any distance, so that it separates the two parts of a key; estimate x this stays below 2^53. */
const FARTHER = 2 ** 26;

/**
 * A*: always continues at the cell whose path so far plus Manhattan distance to the nearest exit is least; among equals at the one
 * farther on. The estimate never exceeds the remaining path, so the path is always a shortest one; in open mazes it
 * visits far fewer cells than breadth-first, in winding ones about as many. With costs the path costs least: each remaining step counts
 * as the cheapest cell.
 *
 * Time O(n log n) for n cells; 34 bytes per cell: 16 for the queue, 8 for path lengths, 4 for estimates, 4 for the trace, 1 for state.
 * Source: Hart, Nilsson, Raphael 1968. Throws MazeError, also as Dijkstra's search does for costs.
 */
export function aStar(maze: Maze, ends: Ends, costs?: Costs): Solution {
  if (costs !== undefined) checkCosts(maze, costs);
  const search = new Search(maze, ends);
  const estimates = manhattanDistances(maze, ends.exits);
  const cheapest = costs === undefined ? 1 : leastOf(costs);
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
    const estimate = longer + cheapest * estimates[next]!;
    queue.put(next, costs === undefined ? estimate * FARTHER - longer : estimate);
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
