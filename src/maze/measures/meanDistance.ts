import { type Maze, PASSAGE_COUNTS } from "../model";
import { Flood } from "./flood";

/** Cells to measure from, in a maze with loops that is too large to measure from all. */
const SOURCES = 64;
/** The most pairs of cells for which a maze with loops is measured exactly. */
const PAIRS = 4_000_000;

/** How far apart two cells are on average. */
export interface MeanDistance {
  /** Steps of the shortest path between two different cells of one component, each pair equally likely; 0 if there is no pair. */
  readonly steps: number;
  /** Whether every pair was counted; false if only a sample of cells was measured from. */
  readonly isExact: boolean;
}

/**
 * The mean distance between two cells. Pairs in different components do not count.
 *
 * In a component without loops every passage divides its n cells, s on one side and n - s on the other, so s (n - s) paths lead
 * through it. The sum over all passages is the sum of all distances: exact, in O(n), 14 bytes per cell. With
 * loops, distances come from a search from every cell, up to 2,000 cells; in larger mazes from 64 of their cells,
 * spread evenly row by row, so the figure is an estimate.
 */
export function meanDistance(maze: Maze): MeanDistance {
  const flood = new Flood(maze);
  const weights = new Uint32Array(maze.size);
  let distance = 0;
  let pairs = 0;
  let passages = 0;
  let components = 0;
  for (let cell = 0; cell < maze.size; cell++) {
    passages += PASSAGE_COUNTS[flood.passages[cell]!]! / 2;
    if (!maze.has(cell) || flood.hasReached(cell)) continue;
    const first = flood.from([cell]);
    const cells = flood.queued - first;
    components++;
    // From the leaves of the component's tree back to its root: a cell's weight is the number of cells behind its passage.
    for (let i = flood.queued - 1; i > first; i--) {
      const end = flood.queue[i]!;
      const behind = ++weights[end]!;
      distance += behind * (cells - behind);
      weights[flood.before(end)]! += behind;
    }
    pairs += (cells * (cells - 1)) / 2;
  }
  if (passages > maze.countCells() - components) return measured(maze);
  return { steps: pairs === 0 ? 0 : distance / pairs, isExact: true };
}

/** The mean distance in a maze with loops. */
function measured(maze: Maze): MeanDistance {
  const flood = new Flood(maze);
  const cells = maze.countCells();
  const isExact = cells ** 2 <= PAIRS;
  const every = isExact ? 1 : cells / SOURCES;
  let distance = 0;
  let pairs = 0;
  for (let cell = 0, number = 0, next = 0; cell < maze.size; cell++) {
    if (!maze.has(cell) || number++ < next) continue;
    next += every;
    const first = flood.from([cell]);
    for (let i = first; i < flood.queued; i++) distance += flood.distances[flood.queue[i]!]!;
    pairs += flood.queued - first - 1;
    flood.forget(first);
  }
  return { steps: pairs === 0 ? 0 : distance / pairs, isExact };
}
