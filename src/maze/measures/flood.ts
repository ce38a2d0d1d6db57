import { type Maze, firstSide, passagesOf, stepsOf, oppositeSide, MazeError } from "../model";
import { message } from "../../message";

/** The distance of a cell that was not reached or is not in the maze. */
export const UNREACHED = -1;
/** In place of a side: the cell is a start, not entered through any. */
const START = 4;

/** Breadth-first searches (Moore 1959); each continues from what the earlier ones reached. 10 bytes per cell. */
export class Flood {
  readonly passages: Uint8Array;
  readonly steps: readonly number[];
  /** Steps from the start to each cell, or UNREACHED. */
  readonly distances: Int32Array;
  /** The side through which each reached cell was entered, or START. */
  readonly entered: Uint8Array;
  /** All cells reached, search after search, each search in order of distance; the first {@link queued} entries are valid. */
  readonly queue: Uint32Array;
  queued = 0;

  constructor(maze: Maze) {
    this.passages = passagesOf(maze);
    this.steps = stepsOf(maze);
    this.distances = new Int32Array(maze.size).fill(UNREACHED);
    this.entered = new Uint8Array(maze.size);
    this.queue = new Uint32Array(maze.size);
  }

  hasReached(cell: number): boolean {
    return this.distances[cell] !== UNREACHED;
  }

  /** Reaches every cell it can from these starts, which must be new; returns where in the queue the search begins. */
  from(starts: ArrayLike<number>): number {
    const { passages, steps, distances, entered, queue } = this;
    const first = this.queued;
    let end = first;
    for (let i = 0; i < starts.length; i++) {
      const start = starts[i]!;
      distances[start] = 0;
      entered[start] = START;
      queue[end++] = start;
    }
    for (let head = first; head < end; head++) {
      const cell = queue[head]!;
      const distance = distances[cell]! + 1;
      for (let open = passages[cell]!; open !== 0; open &= open - 1) {
        const side = firstSide(open);
        const next = cell + steps[side]!;
        if (distances[next] !== UNREACHED) continue;
        distances[next] = distance;
        entered[next] = oppositeSide(side);
        queue[end++] = next;
      }
    }
    this.queued = end;
    return first;
  }

  /** Forgets the cells in the queue from this index on. */
  forget(first: number): void {
    for (let i = first; i < this.queued; i++) this.distances[this.queue[i]!] = UNREACHED;
    this.queued = first;
  }
}

/** Steps from a cell to every cell, row by row, or UNREACHED. Time O(n), 10 bytes per cell. Throws MazeError. */
export function distancesFrom(maze: Maze, from: number): Int32Array {
  if (!maze.has(from)) throw new MazeError("ends", message("cell-not-in-maze", { cell: String(from) }));
  const flood = new Flood(maze);
  flood.from([from]);
  return flood.distances;
}
