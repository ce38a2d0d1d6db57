import { EndsError } from "../errors";
import type { Maze } from "../maze";
import { firstSide, passagesInSlices, stepsOf } from "../passages";
import { SLICE, type Slices } from "../slices";

/** Of a cell to which no way leads, and of one that is out of the maze. */
export const NO_WAY = -1;

/**
 * The steps of the shortest way from a cell to every cell, row by row: rows x columns. A breadth-first search; time O(n), 9 bytes a
 * cell. Source: Moore 1959. Throws EndsError for a cell that is not in the maze.
 */
export function* distancesInSlices(maze: Maze, from: number): Slices<Int32Array> {
  if (!maze.has(from)) throw new EndsError(`Choose a cell of the maze. Cell ${from} is none.`);
  const passages = yield* passagesInSlices(maze);
  const steps = stepsOf(maze);
  const distances = new Int32Array(maze.size).fill(NO_WAY);
  const queue = new Uint32Array(maze.size);
  distances[from] = 0;
  queue[0] = from;
  let queued = 1;
  for (let head = 0; head < queued;) {
    for (let left = SLICE; left > 0 && head < queued; left--, head++) {
      const cell = queue[head]!;
      for (let open = passages[cell]!; open !== 0; open &= open - 1) {
        const next = cell + steps[firstSide(open)]!;
        if (distances[next] !== NO_WAY) continue;
        distances[next] = distances[cell]! + 1;
        queue[queued++] = next;
      }
    }
    yield;
  }
  return distances;
}
