import { type Ends, type Maze, PASSAGE_COUNTS, firstSide, oppositeSide, bitOf } from "../model";
import { spread } from "./breadthFirst";
import { PASSAGES, Search, unreachable, type Solution } from "./search";

/**
 * Dead-end filling: every dead end that is neither entrance nor exit is filled up to its junction, which
 * may become a dead end in turn. In a perfect maze with one exit, the path is left. With loops or several exits more
 * is left, and a breadth-first search finds the shortest path in it; no filled cell was on one.
 *
 * The trace holds the cells in the order in which they were filled, all over the maze, then those that the last search saw. Time O(n) for n
 * cells; 17 bytes per cell. Source: Pullen, Think Labyrinth. Throws MazeError.
 */
export function deadEndFilling(maze: Maze, ends: Ends): Solution {
  const search = new Search(maze, ends);
  const { states, steps } = search;
  const filled = new Uint32Array(maze.size);
  let count = 0;
  const isDeadEnd = (cell: number) =>
    PASSAGE_COUNTS[states[cell]! & PASSAGES] === 1 && !search.isExit(cell) && cell !== ends.entrance;

  for (let start = 0; start < maze.size; start++) {
    // A dead end's one passage leads to the only cell that it can make a dead end, so no list is needed.
    for (let cell = start; isDeadEnd(cell);) {
      const side = firstSide(states[cell]!);
      states[cell] = 0;
      filled[count++] = cell;
      cell += steps[side]!;
      states[cell]! &= ~bitOf(oppositeSide(side));
      const nothingLeft = states[cell] === 0 && cell !== ends.entrance;
      if (nothingLeft) filled[count++] = cell;
    }
  }

  const { visited: seen, path } = spread(search, ends.entrance);
  const visited = new Uint32Array(count + seen.length);
  visited.set(filled.subarray(0, count));
  visited.set(seen, count);
  return path === undefined ? unreachable(visited) : { visited, path };
}
