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
} from "../model";
import { breadthFirst } from "../solvers";
import { Check } from "./check";
import { deadEndLengths } from "./deadEndLengths";
import { rate } from "./rating";
import { wrongTurnings } from "./wrongTurnings";
import { Flood } from "./flood";
import { longestPath, type LongestPath } from "./longestPath";
import { meanDistance, type MeanDistance } from "./meanDistance";

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
