import type { Maze } from "../maze";
import { firstSide, passagesInSlices, stepsOf } from "../passages";
import { atOnce, SLICE, type Slices } from "../slices";

/** Cells from which distances are measured where a maze with loops is too large to measure from all. */
const SOURCES = 64;
/** Cells times cells up to which a maze with loops is measured from all of them. */
const PAIRS = 4_000_000;

/** How far apart two cells are on average. */
export interface MeanDistance {
  /** Steps of the shortest way between two different cells of one part, each pair equally likely; 0 where no pair was found. */
  readonly steps: number;
  /** Whether every pair counts; false where a sample of cells was measured from. */
  readonly isExact: boolean;
}

/**
 * The mean distance between two cells. Pairs in different parts do not count.
 *
 * In a part without loops every passage divides its n cells, s on one side and n - s on the other, and s (n - s) ways lead
 * through it; the sum over all passages is the sum of all distances: exact, in O(n), 17 bytes a cell. Where there are
 * loops, ways are measured by a search from every cell, up to 2,000 cells; in larger mazes from 64 of its cells,
 * evenly spread over their order row by row, so that the figure is an estimate.
 */
export function meanDistance(maze: Maze): MeanDistance {
  return atOnce(meanDistanceInSlices(maze));
}

/** {@link meanDistance} in slices. */
export function* meanDistanceInSlices(maze: Maze): Slices<MeanDistance> {
  const flood = new Flood(maze, yield* passagesInSlices(maze));
  let distance = 0;
  let pairs = 0;
  let isTree = true;
  let left = SLICE;
  for (let cell = 0; cell < maze.size; cell++) {
    if (--left <= 0) {
      yield;
      left = SLICE;
    }
    if (!maze.has(cell) || flood.hasSeen(cell)) continue;
    yield* flood.from(cell);
    left -= flood.cells;
    isTree &&= flood.passages === flood.cells - 1;
    distance += yield* flood.sumThroughPassages();
    pairs += (flood.cells * (flood.cells - 1)) / 2;
  }
  if (isTree) return { steps: pairs === 0 ? 0 : distance / pairs, isExact: true };
  return yield* measured(maze, flood);
}

function* measured(maze: Maze, flood: Flood): Slices<MeanDistance> {
  const cells = maze.countCells();
  const isExact = cells ** 2 <= PAIRS;
  const every = isExact ? 1 : cells / SOURCES;
  let distance = 0;
  let pairs = 0;
  for (let cell = 0, number = 0, next = 0; cell < maze.size; cell++) {
    if (!maze.has(cell) || number++ < next) continue;
    next += every;
    flood.forget();
    yield* flood.from(cell);
    distance += flood.sumOfDistances;
    pairs += flood.cells - 1;
  }
  return { steps: pairs === 0 ? 0 : distance / pairs, isExact };
}

/** A breadth-first search through one part. */
class Flood {
  cells = 0;
  passages = 0;
  sumOfDistances = 0;
  private readonly queue: Uint32Array;
  private readonly distances: Uint32Array;
  private readonly seen: Uint8Array;
  private readonly weights: Uint32Array;
  /** The side through which a cell was entered. */
  private readonly entered: Uint8Array;

  constructor(
    private readonly maze: Maze,
    private readonly open: Uint8Array,
  ) {
    this.queue = new Uint32Array(maze.size);
    this.distances = new Uint32Array(maze.size);
    this.weights = new Uint32Array(maze.size);
    this.seen = new Uint8Array(maze.size);
    this.entered = new Uint8Array(maze.size);
  }

  hasSeen(cell: number): boolean {
    return this.seen[cell] === 1;
  }

  forget(): void {
    this.seen.fill(0);
  }

  *from(start: number): Slices<void> {
    const { queue, distances, seen, entered, open } = this;
    const steps = stepsOf(this.maze);
    queue[0] = start;
    seen[start] = 1;
    distances[start] = 0;
    let end = 1;
    let ends = 0;
    let sum = 0;
    for (let head = 0; head < end;) {
      for (let left = SLICE; left > 0 && head < end; left--, head++) {
        const cell = queue[head]!;
        sum += distances[cell]!;
        for (let sides = open[cell]!; sides !== 0; sides &= sides - 1) {
          ends++;
          const side = firstSide(sides);
          const next = cell + steps[side]!;
          if (seen[next] === 1) continue;
          seen[next] = 1;
          entered[next] = side ^ 2;
          distances[next] = distances[cell]! + 1;
          queue[end++] = next;
        }
      }
      if (head < end) yield;
    }
    this.cells = end;
    this.passages = ends / 2;
    this.sumOfDistances = sum;
  }

  /** The sum, over the passages through which cells were entered, of the pairs that they divide. */
  *sumThroughPassages(): Slices<number> {
    const { queue, weights, entered, cells } = this;
    const steps = stepsOf(this.maze);
    let sum = 0;
    for (let at = cells - 1; at > 0;) {
      for (let left = SLICE; left > 0 && at > 0; left--, at--) {
        const cell = queue[at]!;
        const behind = ++weights[cell]!;
        sum += behind * (cells - behind);
        weights[cell + steps[entered[cell]!]!]! += behind;
      }
      if (at > 0) yield;
    }
    return sum;
  }
}
