import type { Ends } from "../ends";
import type { Maze } from "../maze";
import { firstSide } from "../passages";
import { SLICE, type Slices } from "../slices";
import { PASSAGES, Search, SIDE, VISITED } from "./search";
import { unreachable, type Solution } from "./solution";

/**
 * Breadth-first search: from the entrance in all directions at once, like water, every cell queued when it is first seen.
 * The first exit that comes off the queue is a nearest one, so the path is always a shortest.
 *
 * Time O(n) for n cells; 5 bytes a cell: 4 of queue, which is the trace, and 1 of state.
 * Source: Moore 1959; the AI-class maze program. Throws EndsError.
 */
export function* breadthFirst(maze: Maze, ends: Ends): Slices<Solution> {
  return yield* spread(yield* Search.of(maze, ends), ends.entrance);
}

/** The search itself, over whatever passages the states still show. */
export function* spread(search: Search, entrance: number): Slices<Solution> {
  const { states, steps } = search;
  const queue = new Uint32Array(states.length);
  queue[0] = entrance;
  search.visit(entrance);
  let queued = 1;
  let exit: number | undefined;
  for (let head = 0; head < queued;) {
    for (let left = SLICE; left > 0 && head < queued; left--, head++) {
      const cell = queue[head]!;
      if (search.isExit(cell)) {
        exit = cell;
        break;
      }
      const state = states[cell]!;
      const entered = cell === entrance ? 0 : 1 << (state >> SIDE);
      for (let open = state & PASSAGES & ~entered; open !== 0; open &= open - 1) {
        const side = firstSide(open);
        const next = cell + steps[side]!;
        const seen = states[next]!;
        if ((seen & VISITED) !== 0) continue;
        states[next] = seen | VISITED | ((side ^ 2) << SIDE);
        queue[queued++] = next;
      }
    }
    if (exit !== undefined) {
      return { visited: queue.subarray(0, queued), path: yield* search.pathEntered(entrance, exit) };
    }
    yield;
  }
  return unreachable(queue.subarray(0, queued));
}
