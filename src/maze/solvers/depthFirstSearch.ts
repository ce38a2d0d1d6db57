import type { Ends } from "../ends";
import type { Maze } from "../maze";
import { firstSide } from "../passages";
import type { Random } from "../random";
import { SLICE, type Slices } from "../slices";
import { PASSAGES, Search, VISITED } from "./search";
import { unreachable, type Solution } from "./solution";

/**
 * Depth-first search: on to a random neighbour not visited yet, and back along the stack where there is none. With loops
 * it finds other paths with other seeds, rarely a shortest one.
 *
 * Time O(n) for n cells; 9 bytes a cell: 4 of stack, which is the path, 4 of trace, 1 of state.
 * Source: the AI-class maze program. Throws EndsError.
 */
export function* depthFirstSearch(maze: Maze, ends: Ends, random: Random): Slices<Solution> {
  const search = yield* Search.of(maze, ends);
  const stack = new Uint32Array(maze.size);
  const visited = new Uint32Array(maze.size);
  const ways = new Uint8Array(4);
  let height = 0;
  let count = 0;
  let cell = ends.entrance;
  let isBack = false;
  for (;;) {
    for (let left = SLICE; left > 0; left--) {
      if (!isBack) {
        search.visit(cell);
        visited[count++] = cell;
        stack[height++] = cell;
        if (search.isExit(cell)) return { visited: visited.subarray(0, count), path: stack.slice(0, height) };
      }
      const found = waysOn(search, cell, ways);
      isBack = found === 0;
      if (!isBack) cell += search.steps[ways[found === 1 ? 0 : random.below(found)]!]!;
      else if (--height === 0) return unreachable(visited.subarray(0, count));
      else cell = stack[height - 1]!;
    }
    yield;
  }
}

/** Writes the sides that lead to unvisited cells into `ways`; returns how many. */
function waysOn({ states, steps }: Search, cell: number, ways: Uint8Array): number {
  let found = 0;
  for (let open = states[cell]! & PASSAGES; open !== 0; open &= open - 1) {
    const side = firstSide(open);
    ways[found] = side;
    if ((states[cell + steps[side]!]! & VISITED) === 0) found++;
  }
  return found;
}
