import {
  type Maze,
  firstSide,
  passagesOf,
  stepsOf,
  oppositeSide,
  wallsWhere,
  MazeError,
  PASSAGE_COUNTS,
} from "../model";
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

export interface LongestPath {
  readonly from: number;
  readonly to: number;
  /** Cells on the shortest path between them, both included. */
  readonly length: number;
  /** Whether that is certain. With loops, which are not searched from every cell, another pair may be a little farther apart. */
  readonly isLongest: boolean;
}

/**
 * The longest path: the longest of all shortest paths between two cells, or between two for which `mayEnd` is true; undefined if there
 * are none.
 *
 * In a tree, the farthest such cell from any cell is one end of the longest path, and the farthest from that is the other. So the answer is
 * exact for perfect mazes and, as the longest over all components, for forests. With loops the search is repeated until the
 * path stops growing: each end is then a farthest cell from the other, though another pair may be a little farther
 * apart; the exact answer would take a search from every cell. Among equals the first cells found win.
 *
 * Time O(n) for n cells and each repetition (two or three); 10 bytes per cell.
 */
export function longestPath(maze: Maze, mayEnd: (cell: number) => boolean = () => true): LongestPath | undefined {
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

/**
 * What keeps a maze from being perfect: components that no passage joins, and independent loops, passages - cells + components of them.
 * Found by a breadth-first walk through each component, from its first cell. Time O(n) for n cells, at most 26 bytes per cell.
 */
export function checkMaze(maze: Maze, most = 0) {
  const flood = new Flood(maze);
  const { steps, distances, entered, queue } = flood;
  /** Where each component begins in the queue, and where the last one ends. */
  const starts: number[] = [];
  for (let first = 0; first < maze.size; first++) {
    if (maze.has(first) && !flood.hasReached(first)) starts.push(flood.from([first]));
  }
  const components = starts.length;
  starts.push(flood.queued);
  const sizeOf = (component: number) => starts[component + 1]! - starts[component]!;
  let largest = 0;
  for (let each = 1; each < components; each++) if (sizeOf(each) > sizeOf(largest)) largest = each;
  const loopWalls = wallsWhere(maze, (wall) => {
    const wasWalked = entered[wall >> 1] === (wall & 1) || entered[maze.across(wall)] === oppositeSide(wall & 1);
    return maze.isOpen(wall) && !wasWalked;
  });
  const loopAt = (wall: number) => {
    const one: number[] = [];
    const other: number[] = [];
    let [a, b] = [wall >> 1, maze.across(wall)];
    while (a !== b) {
      if (distances[a]! >= distances[b]!) {
        one.push(a);
        a += steps[entered[a]!]!;
      } else {
        other.push(b);
        b += steps[entered[b]!]!;
      }
    }
    return { wall, cells: Uint32Array.from([...one, a, ...other.reverse()]) };
  };
  return {
    /** Whether exactly one path joins any two cells. */
    isPerfect: components === 1 && loopWalls.length === 0,
    components,
    loops: loopWalls.length,
    /** The cells of the first `most` components, without the largest, in the order of their first cells. */
    cutOff: Array.from({ length: Math.min(most, components - 1) }, (_, i) => {
      const component = i < largest ? i : i + 1;
      return queue.slice(starts[component], starts[component + 1]);
    }),
    /**
     * The first `most` loops: an open wall of each, and its cells, each a neighbour of the next and the last of the first. Closing the
     * walls of all breaks every loop and cuts nothing off.
     */
    someLoops: Array.from(loopWalls.subarray(0, most), loopAt),
  };
}
