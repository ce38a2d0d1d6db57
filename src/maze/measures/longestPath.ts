import type { Maze } from "../maze";
import { firstSide, passagesOf, stepsOf } from "../passages";

/** The two cells of a maze that are farthest from each other: its hardest entrance and exit. */
export interface LongestPath {
  readonly from: number;
  readonly to: number;
  /** Cells on the shortest path between them, both included. */
  readonly length: number;
}

/**
 * The longest path: the longest of the shortest paths between two cells.
 *
 * From any cell to the farthest one, and from that to the farthest again, is the longest path of a tree, so the answer is
 * exact for perfect mazes and, as the longest over all parts, for forests. With loops the step is repeated until the
 * path grows no longer: each end is then a farthest cell from the other, though some other pair may be a little farther
 * apart; the exact answer would take a search from every cell. Among equals the first cells found are taken.
 *
 * Time O(n) for n cells and each repetition (two or three); 10 bytes a cell.
 */
export function longestPath(maze: Maze): LongestPath {
  const passages = passagesOf(maze);
  const distances = new Uint32Array(maze.size);
  const queue = new Uint32Array(maze.size);
  const seen = new Uint8Array(maze.size);
  const steps = stepsOf(maze);

  /** Floods the part of a cell; returns the number of its cells, which stand in the queue, the farthest last. */
  const flood = (start: number): number => {
    queue[0] = start;
    seen[start] = 1;
    distances[start] = 0;
    let end = 1;
    for (let head = 0; head < end; head++) {
      const cell = queue[head]!;
      for (let open = passages[cell]!; open !== 0; open &= open - 1) {
        const next = cell + steps[firstSide(open)]!;
        if (seen[next] === 1) continue;
        seen[next] = 1;
        distances[next] = distances[cell]! + 1;
        queue[end++] = next;
      }
    }
    return end;
  };

  let longest: LongestPath | undefined;
  for (let cell = 0; cell < maze.size; cell++) {
    if (!maze.has(cell) || seen[cell] === 1) continue;
    let from = cell;
    let to = cell;
    let length = 0;
    for (;;) {
      const end = flood(to);
      const farthest = queue[end - 1]!;
      const grown = distances[farthest]! + 1;
      if (grown <= length) break;
      from = to;
      to = farthest;
      length = grown;
      for (let i = 0; i < end; i++) seen[queue[i]!] = 0;
    }
    if (longest === undefined || length > longest.length) longest = { from, to, length };
  }
  return longest!;
}
