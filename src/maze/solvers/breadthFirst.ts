import { type Ends, type Maze, firstSide, oppositeSide } from "../model";
import { PASSAGES, Search, SIDE, VISITED, unreachable, type Solution } from "./search";

/**
 * Breadth-first search: from the entrance in all directions at once, like water; every cell is queued when first seen.
 * The first exit to leave the queue is a nearest one, so the path is always a shortest one.
 *
 * Time O(n) for n cells; 5 bytes per cell. Source: Moore 1959; the AI-class maze program. Throws MazeError.
 */
export function breadthFirst(maze: Maze, ends: Ends): Solution {
  return spread(new Search(maze, ends), ends.entrance);
}

/** The search itself, over the passages still set in the states. */
export function spread(search: Search, entrance: number): Solution {
  const { states, steps } = search;
  const queue = new Uint32Array(states.length);
  queue[0] = entrance;
  search.visit(entrance);
  let queued = 1;
  for (let head = 0; head < queued; head++) {
    const cell = queue[head]!;
    if (search.isExit(cell)) {
      return { visited: queue.subarray(0, queued), path: search.pathEntered(entrance, cell) };
    }
    const state = states[cell]!;
    const entered = cell === entrance ? 0 : 1 << (state >> SIDE);
    for (let open = state & PASSAGES & ~entered; open !== 0; open &= open - 1) {
      const side = firstSide(open);
      const next = cell + steps[side]!;
      const seen = states[next]!;
      if ((seen & VISITED) !== 0) continue;
      states[next] = seen | VISITED | (oppositeSide(side) << SIDE);
      queue[queued++] = next;
    }
  }
  return unreachable(queue.subarray(0, queued));
}
