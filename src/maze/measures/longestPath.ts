import type { Maze } from "../model";
import { Flood } from "./flood";

/** The two cells of a maze that are farthest from each other. */
export interface LongestPath {
  readonly from: number;
  readonly to: number;
  /** Cells on the shortest path between them, both included. */
  readonly length: number;
}

/**
 * The longest path: the longest of all shortest paths between two cells.
 *
 * In a tree, the farthest cell from any cell is one end of the longest path, and the farthest from that is the other. So the answer is
 * exact for perfect mazes and, as the longest over all components, for forests. With loops the search is repeated until the
 * path stops growing: each end is then a farthest cell from the other, though another pair may be a little farther
 * apart; the exact answer would take a search from every cell. Among equals the first cells found win.
 *
 * Time O(n) for n cells and each repetition (two or three); 10 bytes per cell.
 */
export function longestPath(maze: Maze): LongestPath {
  return longestPathBetween(maze, () => true)!;
}

/**
 * {@link longestPath} between two cells for which `mayEnd` is true; undefined if there are none. Equally exact: in a tree, the
 * farthest such cell from anywhere is an end of the longest path between such cells.
 */
export function longestPathBetween(maze: Maze, mayEnd: (cell: number) => boolean): LongestPath | undefined {
  const flood = new Flood(maze);
  let longest: LongestPath | undefined;
  for (let cell = 0; cell < maze.size; cell++) {
    if (!maze.has(cell) || flood.hasReached(cell) || !mayEnd(cell)) continue;
    let from = cell;
    let to = cell;
    for (let length = 0; ;) {
      const first = flood.from([to]);
      let last = flood.queued - 1;
      while (!mayEnd(flood.queue[last]!)) last--;
      const farthest = flood.queue[last]!;
      const grown = flood.distances[farthest]! + 1;
      if (grown <= length) break;
      from = to;
      to = farthest;
      length = grown;
      flood.forget(first);
      if (longest === undefined || length > longest.length) longest = { from, to, length };
    }
  }
  return longest;
}
