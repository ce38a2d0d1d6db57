import type { Maze } from "../maze";
import { firstSide, passagesInSlices, stepsOf } from "../passages";
import { atOnce, SLICE, type Slices } from "../slices";

/** The two cells of a maze that are farthest from each other. */
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
  return atOnce(longestPathInSlices(maze));
}

/** {@link longestPath} in slices. */
export function* longestPathInSlices(maze: Maze): Slices<LongestPath> {
  return (yield* longestPathBetween(maze, () => true))!;
}

/**
 * {@link longestPath} between two cells for which `mayEnd` is true, in slices; undefined where there is none. As exact: in a tree the
 * farthest of some cells, seen from any place, is an end of the longest path among them.
 */
export function* longestPathBetween(maze: Maze, mayEnd: (cell: number) => boolean): Slices<LongestPath | undefined> {
  const passages = yield* passagesInSlices(maze);
  const distances = new Uint32Array(maze.size);
  const queue = new Uint32Array(maze.size);
  const seen = new Uint8Array(maze.size);
  const steps = stepsOf(maze);
  /** Where the search is in the queue, and where the queue ends. */
  let head = 0;
  let end = 0;

  const begin = (start: number): void => {
    queue[0] = start;
    seen[start] = 1;
    distances[start] = 0;
    head = 0;
    end = 1;
  };
  /** Floods on over so many cells at most; the farthest ones come last into the queue. */
  const flood = (cells: number): void => {
    let last = end;
    const until = head + cells;
    let at = head;
    for (; at < last && at < until; at++) {
      const cell = queue[at]!;
      for (let open = passages[cell]!; open !== 0; open &= open - 1) {
        const next = cell + steps[firstSide(open)]!;
        if (seen[next] === 1) continue;
        seen[next] = 1;
        distances[next] = distances[cell]! + 1;
        queue[last++] = next;
      }
    }
    head = at;
    end = last;
  };

  let longest: LongestPath | undefined;
  for (let cell = 0; cell < maze.size; cell++) {
    if (cell % SLICE === 0) yield;
    if (!maze.has(cell) || seen[cell] === 1 || !mayEnd(cell)) continue;
    let from = cell;
    let to = cell;
    let length = 0;
    for (;;) {
      begin(to);
      while (head < end) {
        flood(SLICE);
        if (head < end) yield;
      }
      let farthest = to;
      for (let at = end - 1; at > 0 && farthest === to; at--) if (mayEnd(queue[at]!)) farthest = queue[at]!;
      const grown = distances[farthest]! + 1;
      if (grown <= length) break;
      from = to;
      to = farthest;
      length = grown;
      for (let i = 0; i < end;) {
        for (const until = Math.min(end, i + SLICE); i < until; i++) seen[queue[i]!] = 0;
        yield;
      }
    }
    if (longest === undefined || length > longest.length) longest = { from, to, length };
  }
  return longest;
}
