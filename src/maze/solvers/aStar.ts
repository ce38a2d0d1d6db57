import { CellQueue } from "../cellQueue";
import type { Ends } from "../ends";
import type { Maze } from "../maze";
import { firstSide } from "../passages";
import { SLICE, type Slices } from "../slices";
import { PASSAGES, Search } from "./search";
import { unreachable, type Solution } from "./solution";

/** Cells taken from the queue in a slice; each takes several times as long as a step elsewhere. */
const TAKES = SLICE >> 2;

/** More than any distance, so that it separates the two parts of a key; estimate x this stays below 2^53. */
const FARTHER = 2 ** 26;

/**
 * A*: always on from the cell whose way so far plus Manhattan distance to the nearest exit is least, the one farther on
 * among equals. The estimate never exceeds the way that is left, so the path is always a shortest one; in open mazes it
 * visits far fewer cells than breadth-first, in winding ones about as many.
 *
 * Time O(n log n) for n cells; 29 bytes a cell: 16 of queue, 4 of ways so far, 4 of estimates, 4 of trace, 1 of state.
 * Source: Hart, Nilsson, Raphael 1968. Throws EndsError.
 */
export function* aStar(maze: Maze, ends: Ends): Slices<Solution> {
  const search = yield* Search.of(maze, ends);
  const { states, steps } = search;
  const estimates = yield* manhattanDistances(maze, ends.exits);
  const lengths = new Uint32Array(maze.size);
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
      const length = lengths[cell]! + 1;
      for (let open = states[cell]! & PASSAGES; open !== 0; open &= open - 1) {
        const side = firstSide(open);
        const next = cell + steps[side]!;
        // To a cell that was taken no shorter way is found: the estimate falls by at most 1 a step.
        if (queue.knows(next) && lengths[next]! <= length) continue;
        lengths[next] = length;
        queue.put(next, (length + estimates[next]!) * FARTHER - length);
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

/**
 * Rows plus columns from every cell to the nearest exit, walls and mask apart: rows x columns numbers. Two sweeps, one
 * from the top left and one from the bottom right, are exact for this distance however many exits there are
 * (Rosenfeld and Pfaltz 1966).
 */
function* manhattanDistances({ columns, size }: Maze, exits: readonly number[]): Slices<Uint32Array> {
  const distances = new Uint32Array(size).fill(FARTHER);
  for (const exit of exits) distances[exit] = 0;
  for (let from = 0; from < size; from += SLICE) {
    for (let cell = from; cell < Math.min(size, from + SLICE); cell++) {
      let nearest = distances[cell]!;
      if (cell % columns !== 0) nearest = Math.min(nearest, distances[cell - 1]! + 1);
      if (cell >= columns) nearest = Math.min(nearest, distances[cell - columns]! + 1);
      distances[cell] = nearest;
    }
    yield;
  }
  for (let from = size - 1; from >= 0; from -= SLICE) {
    for (let cell = from; cell >= Math.max(0, from - SLICE + 1); cell--) {
      let nearest = distances[cell]!;
      if ((cell + 1) % columns !== 0) nearest = Math.min(nearest, distances[cell + 1]! + 1);
      if (cell + columns < size) nearest = Math.min(nearest, distances[cell + columns]! + 1);
      distances[cell] = nearest;
    }
    yield;
  }
  return distances;
}
