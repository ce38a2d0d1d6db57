import { type Maze, PASSAGE_COUNTS } from "../model";
import { Flood } from "./flood";

/** The two cells of a maze that are farthest from each other. */
export interface LongestPath {
  readonly from: number;
  readonly to: number;
  /** Cells on the shortest path between them, both included. */
  readonly length: number;
  /** Whether that is certain. With loops, which are not searched from every cell, another pair may be a little farther apart. */
  readonly isLongest: boolean;
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
  let longest: Omit<LongestPath, "isLongest"> | undefined;
  let isLongest = true;
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
      if (grown <= length) {
        isLongest &&= isTree(flood, first);
        break;
      }
      from = to;
      to = farthest;
      length = grown;
      flood.forget(first);
      if (longest === undefined || length > longest.length) longest = { from, to, length };
    }
  }
  return longest && { ...longest, isLongest };
}

/** Whether the cells that were reached last, from this place in the queue on, have no loop. */
function isTree({ passages, queue, queued }: Flood, first: number): boolean {
  let ends = 0;
  for (let i = first; i < queued; i++) ends += PASSAGE_COUNTS[passages[queue[i]!]!]!;
  return ends === 2 * (queued - first - 1);
}
