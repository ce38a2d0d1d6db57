import { CellQueue } from "../cellQueue";
import type { Ends } from "../ends";
import { CostsError } from "../errors";
import type { Grid, Maze } from "../maze";
import { firstSide } from "../passages";
import { SLICE, type Slices } from "../slices";
import { PASSAGES, Search } from "./search";
import { unreachable, type Solution } from "./solution";

/** What entering each cell costs: rows x columns numbers, row by row, none negative. */
export type Costs = Float64Array | Float32Array | Uint32Array | Int32Array | Uint16Array | Uint8Array;

/**
 * Dijkstra's search over cell costs: always on from the cell that is cheapest to reach. The path is one that costs least,
 * to the exit that costs least to reach; with equal costs it is a shortest one. The entrance itself costs nothing.
 *
 * Time O(n log n) for n cells; 21 bytes a cell: 16 of queue, 4 of trace, 1 of state.
 * Source: Dijkstra 1959. Throws EndsError, or CostsError unless there is one finite cost of at least 0 a cell.
 */
export function* dijkstra(maze: Maze, ends: Ends, costs: Costs): Slices<Solution> {
  yield* checkCosts(maze, costs);
  const search = yield* Search.of(maze, ends);
  const { states, steps } = search;
  const queue = new CellQueue(maze.size);
  const visited = new Uint32Array(maze.size);
  let count = 0;
  let exit: number | undefined;
  queue.put(ends.entrance, 0);
  while (!queue.isEmpty) {
    for (let left = TAKES; left > 0 && !queue.isEmpty; left--) {
      const cell = queue.take();
      visited[count++] = cell;
      if (search.isExit(cell)) {
        exit = cell;
        break;
      }
      for (let open = states[cell]! & PASSAGES; open !== 0; open &= open - 1) {
        const side = firstSide(open);
        const next = cell + steps[side]!;
        // A cell costs the same from every side, so nobody comes to it cheaper than who came first.
        if (queue.knows(next)) continue;
        queue.put(next, queue.keyOf(cell) + costs[next]!);
        search.setSide(next, side ^ 2);
      }
    }
    if (exit !== undefined) {
      return { visited: visited.slice(0, count), path: yield* search.pathEntered(ends.entrance, exit) };
    }
    yield;
  }
  return unreachable(visited.slice(0, count));
}

/** Cells taken from the queue in a slice; each takes several times as long as a step elsewhere. */
const TAKES = SLICE >> 2;

/** What a path costs: the sum over its cells, the entrance left out. */
export function pathCost(path: Uint32Array, costs: Costs): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += costs[path[i]!]!;
  return sum;
}

function* checkCosts({ rows, columns }: Grid, costs: Costs): Slices<void> {
  const size = rows * columns;
  if (costs.length !== size) {
    throw new CostsError(`There must be a cost for each of the ${size} cells, and there are ${costs.length}.`);
  }
  for (let from = 0; from < size; from += 8 * SLICE) {
    for (let cell = from; cell < Math.min(size, from + 8 * SLICE); cell++) {
      const cost = costs[cell]!;
      if (cost >= 0 && cost < Infinity) continue;
      throw new CostsError(`A cost must be a finite number of at least 0, and cell ${cell} has ${cost}.`);
    }
    yield;
  }
}
