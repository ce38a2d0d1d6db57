import {
  BOTTOM,
  type Ends,
  LEFT,
  type Maze,
  PASSAGE_COUNTS,
  RIGHT,
  TOP,
  checkEnds,
  forNeighbours,
  passagesOf,
  firstSide,
  stepsOf,
} from "../model";
import { breadthFirst } from "../solvers";
import { Check } from "./check";
import { rate } from "./rating";
import { Flood } from "./flood";
import { longestPath, type LongestPath } from "./longestPath";

/** What a maze consists of. In every perfect maze of two or more cells, dead ends = 2 + junctions + 2 x crossroads. */
export interface Shape {
  readonly cells: number;
  readonly passages: number;
  /** Passages from a cell to the one on its right. */
  readonly horizontal: number;
  readonly vertical: number;
  /** Connected components; 1 in a perfect maze. */
  readonly components: number;
  /** Independent loops: passages minus cells plus components; 0 in a perfect maze. */
  readonly loops: number;
  /** Cells without a passage. */
  readonly closedCells: number;
  /** Cells with one passage; openings in the frame do not count. */
  readonly deadEnds: number;
  /** Cells with two passages on opposite sides. */
  readonly straights: number;
  /** Cells with two passages that form a corner. */
  readonly turns: number;
  /** Cells with three passages. */
  readonly junctions: number;
  /** Cells with four passages. */
  readonly crossroads: number;
}

/** Properties of the shortest solution. */
export interface SolutionStatistics {
  /** The exit it leads to. */
  readonly exit: number;
  /** The number of its cells, entrance and exit included. */
  readonly length: number;
  /** The number of cells on a straight path across rows and columns, ignoring walls: the Manhattan distance plus one. */
  readonly straightLength: number;
  /** Its steps divided by those of the straight path; 1 if entrance and exit are one cell. */
  readonly detour: number;
  /** Cells where it goes round a corner. */
  readonly turns: number;
  /** Passages that leave it before the exit. */
  readonly wrongTurnings: number;
  /** How far all wrong turnings lead, together, in cells; see wrongTurnings.ts. */
  readonly wastedSteps: number;
  /** From 0 towards 100; defined in rating.ts. */
  readonly difficulty: number;
  /**
   * How many equally short paths there are, to this exit or another equally near; 1 in a perfect maze. Exact below 2^53 - 1, which stands
   * for itself and every larger number.
   */
  readonly shortestSolutions: number;
}

/** Everything that is measured of a maze and its ends. */
export interface Statistics extends Shape {
  /** Between the two ends of the longest path. */
  readonly longestPath: LongestPath;
  readonly meanDistance: MeanDistance;
  /** Entry `length` is the number of dead ends of this length; see deadEndLengths.ts. */
  readonly deadEndLengths: readonly number[];
  /** Undefined if no exit can be reached. */
  readonly solution: SolutionStatistics | undefined;
}

/** Everything measured of a maze and its ends. Time O(n) for n cells, at most 34 bytes per cell at a time. Throws EndsError. */
export function statistics(maze: Maze, ends: Ends): Statistics {
  const solution = measureSolution(maze, ends);
  return {
    ...measureShape(maze),
    longestPath: longestPath(maze),
    meanDistance: meanDistance(maze),
    deadEndLengths: deadEndLengths(maze),
    solution,
  };
}

/** Counts passages, components, loops and kinds of cells. Time O(n). */
export function measureShape(maze: Maze): Shape {
  const kinds = new Float64Array(16);
  passagesOf(maze).forEach((kind, cell) => {
    if (maze.has(cell)) kinds[kind]!++;
  });
  const sum = (weight: (kind: number) => number) =>
    kinds.reduce((total, cells, kind) => total + weight(kind) * cells, 0);
  const withPassages = (count: number) => sum((kind) => Number(PASSAGE_COUNTS[kind] === count));
  const straights = kinds[(1 << RIGHT) | (1 << LEFT)]! + kinds[(1 << BOTTOM) | (1 << TOP)]!;
  const horizontal = sum((kind) => (kind >> RIGHT) & 1);
  const vertical = sum((kind) => (kind >> BOTTOM) & 1);
  const check = Check.of(maze);
  return {
    cells: maze.countCells(),
    passages: horizontal + vertical,
    horizontal,
    vertical,
    components: check.components,
    loops: check.loops,
    closedCells: withPassages(0),
    deadEnds: withPassages(1),
    straights,
    turns: withPassages(2) - straights,
    junctions: withPassages(3),
    crossroads: withPassages(4),
  };
}

/** Measures the shortest solution; undefined if there is none. Throws EndsError. */
export function measureSolution(maze: Maze, ends: Ends): SolutionStatistics | undefined {
  const { path } = breadthFirst(maze, ends);
  if (path === undefined) return undefined;
  let turns = 0;
  for (let i = 1; i + 1 < path.length; i++) {
    if (path[i]! - path[i - 1]! !== path[i + 1]! - path[i]!) turns++;
  }
  const exit = path[path.length - 1]!;
  const rows = Math.abs(Math.floor(exit / maze.columns) - Math.floor(ends.entrance / maze.columns));
  const straight = rows + Math.abs((exit % maze.columns) - (ends.entrance % maze.columns));
  const { count, wastedSteps } = wrongTurnings(maze, path);
  return {
    exit,
    length: path.length,
    straightLength: straight + 1,
    detour: straight === 0 ? 1 : (path.length - 1) / straight,
    turns,
    wrongTurnings: count,
    wastedSteps,
    difficulty: rate(maze, ends)!.score,
    shortestSolutions: countShortestSolutions(maze, ends),
  };
}

/** The number of shortest paths to the nearest exits, up to 2^53 - 1; 0 if there is none. Throws EndsError. */
export function countShortestSolutions(maze: Maze, { entrance, exits }: Ends): number {
  checkEnds(maze, { entrance, exits });
  const flood = new Flood(maze);
  const { passages, steps, distances } = flood;
  const paths = new Float64Array(maze.size);
  flood.from([entrance]);
  for (const cell of flood.queue.subarray(0, flood.queued)) {
    let sum = cell === entrance ? 1 : 0;
    forNeighbours(cell, passages[cell]!, steps, (before) => {
      if (distances[before]! < distances[cell]!) sum += paths[before]!;
    });
    paths[cell] = Math.min(sum, Number.MAX_SAFE_INTEGER);
  }
  const reached = [...new Set(exits)].filter((exit) => flood.hasReached(exit));
  const nearest = Math.min(...reached.map((exit) => distances[exit]!));
  const sum = reached.reduce((total, exit) => total + (distances[exit] === nearest ? paths[exit]! : 0), 0);
  return Math.min(sum, Number.MAX_SAFE_INTEGER);
}

/**
 * How many dead ends have each length: entry `length` is their number, entry 0 is 0. A dead end's length is the number of cells from it
 * to the fork (three passages or more) where it branches off, not counting the fork; a corridor without a fork counts as a dead end
 * of its whole length at both ends. Time O(n), 1 byte per cell.
 */
export function deadEndLengths(maze: Maze): readonly number[] {
  const passages = passagesOf(maze);
  const steps = stepsOf(maze);
  const counts = new Map<number, number>();
  for (let start = 0; start < maze.size; start++) {
    if (PASSAGE_COUNTS[passages[start]!] !== 1) continue;
    let length = 0;
    let cell = start;
    for (let open = passages[cell]!; PASSAGE_COUNTS[passages[cell]!]! <= 2;) {
      length++;
      if (open === 0) break;
      const side = firstSide(open);
      cell += steps[side]!;
      open = passages[cell]! & ~(1 << (side ^ 2));
    }
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const longest = Math.max(0, ...counts.keys());
  const lengths = new Array<number>(longest + 1).fill(0);
  for (const [length, count] of counts) lengths[length] = count;
  return lengths;
}

/** Everything that leads astray beside a solution. */
interface WrongTurnings {
  /** Passages that leave the solution before its last cell. */
  readonly count: number;
  /** The sum of their depths: how far one can walk into each; the cell beside the solution counts as 1. */
  readonly wastedSteps: number;
}

/**
 * The wrong turnings of a solution. At every fork, somebody without a plan tries the passages in random order. A wrong passage is tried
 * before the right one with a chance of one half, and then costs twice its depth, in and out: on average its depth once. So the
 * sum of the depths is the expected number of *wasted steps*. What lies behind the exit makes no difference.
 *
 * In a maze with loops, a cell off the solution belongs to the turning from which it is reached first (the earlier of
 * equals), and depth is the distance from there; a detour that returns to the solution counts as a dead end.
 *
 * Time O(n) for n cells; 18 bytes per cell.
 */
function wrongTurnings(maze: Maze, path: Uint32Array): WrongTurnings {
  const flood = new Flood(maze);
  const forks = path.subarray(0, -1);
  // Marked as reached, so that the flood stops at the exit.
  flood.distances[path[path.length - 1]!] = 0;
  flood.from(forks);
  /** For each cell off the path, the first cell of its turning; for that first cell, the turning's depth. */
  const turnings = new Uint32Array(maze.size);
  const deepest = new Uint32Array(maze.size);
  let wastedSteps = 0;
  for (const cell of flood.queue.subarray(forks.length, flood.queued)) {
    const depth = flood.distances[cell]!;
    const turning = (turnings[cell] = depth === 1 ? cell : turnings[flood.before(cell)]!);
    wastedSteps += depth - deepest[turning]!;
    deepest[turning] = depth;
  }
  let count = 0;
  forks.forEach((cell, i) => (count += PASSAGE_COUNTS[flood.passages[cell]!]! - (i === 0 ? 1 : 2)));
  return { count, wastedSteps };
}

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
