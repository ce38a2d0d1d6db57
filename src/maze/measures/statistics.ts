import type { Ends } from "../ends";
import { BOTTOM, RIGHT, type Maze } from "../maze";
import { firstSide, LEFT, PASSAGE_COUNTS, passagesInSlices, stepsOf, TOP } from "../passages";
import { atOnce, SLICE, type Slices } from "../slices";
import { breadthFirst } from "../solvers/breadthFirst";
import { Check } from "./check";
import { deadEndLengthsInSlices } from "./deadEnds";
import { wrongTurnings } from "./difficulty";
import { longestPathInSlices, type LongestPath } from "./longestPath";
import { meanDistanceInSlices, type MeanDistance } from "./meanDistance";

/** What a maze is made of. In every perfect maze of two cells or more dead ends = 2 + junctions + 2 x crossroads. */
export interface Shape {
  readonly cells: number;
  readonly passages: number;
  /** Passages from left to right, and from top to bottom; together all of them. */
  readonly horizontal: number;
  readonly vertical: number;
  /** Pieces that no passage joins; 1 in a perfect maze. */
  readonly parts: number;
  /** Loops that are independent of each other: passages less cells plus parts; 0 in a perfect maze. */
  readonly loops: number;
  /** Cells with no passage at all. */
  readonly closedCells: number;
  /** Cells with one passage; openings in the frame do not count. */
  readonly deadEnds: number;
  /** Cells with two passages, opposite each other. */
  readonly straights: number;
  /** Cells with two passages round a corner. */
  readonly turns: number;
  /** Cells with three passages. */
  readonly junctions: number;
  /** Cells with four. */
  readonly crossroads: number;
}

/** What the shortest solution is like. */
export interface SolutionStatistics {
  /** The exit it leads to. */
  readonly exit: number;
  /** Cells on it, entrance and exit included. */
  readonly length: number;
  /** Cells on the straight way there, rows plus columns and no walls asked: the Manhattan distance plus one. */
  readonly straightLength: number;
  /** How many times as many steps it takes as the straight way; 1 where entrance and exit are one cell. */
  readonly detour: number;
  /** Cells on it where it goes round a corner. */
  readonly turns: number;
  /** Passages that leave it before the exit. */
  readonly wrongTurnings: number;
  /** How far all of these lead together, in cells; see wrongTurnings in difficulty.ts. */
  readonly stepsInVain: number;
  /** From 0 (no way to go wrong) towards 100; defined at wrongTurnings in difficulty.ts. */
  readonly difficulty: number;
  /**
   * How many paths are as short, to any exit as near; 1 in a perfect maze. Exact up to 2^53 - 1, which stands for every
   * larger number too.
   */
  readonly shortestSolutions: number;
}

export interface Statistics extends Shape {
  /** Between the two ends of the longest path. */
  readonly longestPath: LongestPath;
  readonly meanDistance: MeanDistance;
  /** Entry `length` is the number of dead ends so long; see deadEnds.ts. */
  readonly deadEndLengths: readonly number[];
  /** Undefined where no exit can be reached. */
  readonly solution: SolutionStatistics | undefined;
}

/** Everything measured of a maze and its ends. Time O(n) for n cells, at most 34 bytes a cell at a time. Throws EndsError. */
export function statistics(maze: Maze, ends: Ends): Statistics {
  return atOnce(statisticsInSlices(maze, ends));
}

/** {@link statistics} in slices. */
export function* statisticsInSlices(maze: Maze, ends: Ends): Slices<Statistics> {
  const solution = yield* measureSolutionInSlices(maze, ends);
  const shape = yield* measureShapeInSlices(maze);
  return {
    ...shape,
    longestPath: yield* longestPathInSlices(maze),
    meanDistance: yield* meanDistanceInSlices(maze),
    deadEndLengths: yield* deadEndLengthsInSlices(maze),
    solution,
  };
}

export function measureShape(maze: Maze): Shape {
  return atOnce(measureShapeInSlices(maze));
}

/** {@link measureShape} in slices. */
export function* measureShapeInSlices(maze: Maze): Slices<Shape> {
  const passages = yield* passagesInSlices(maze);
  const kinds = new Float64Array(16);
  for (let from = 0; from < maze.size; from += SLICE) {
    for (let cell = from; cell < Math.min(maze.size, from + SLICE); cell++)
      if (maze.has(cell)) kinds[passages[cell]!]!++;
    yield;
  }
  const sum = (weight: (kind: number) => number) =>
    kinds.reduce((total, cells, kind) => total + weight(kind) * cells, 0);
  const withPassages = (count: number) => sum((kind) => Number(PASSAGE_COUNTS[kind] === count));
  const straights = kinds[(1 << RIGHT) | (1 << LEFT)]! + kinds[(1 << BOTTOM) | (1 << TOP)]!;
  const horizontal = sum((kind) => (kind >> RIGHT) & 1);
  const vertical = sum((kind) => (kind >> BOTTOM) & 1);
  const check = yield* Check.inSlices(maze);
  return {
    cells: maze.countCells(),
    passages: horizontal + vertical,
    horizontal,
    vertical,
    parts: check.parts,
    loops: check.loops,
    closedCells: withPassages(0),
    deadEnds: withPassages(1),
    straights,
    turns: withPassages(2) - straights,
    junctions: withPassages(3),
    crossroads: withPassages(4),
  };
}

/** Measures the shortest solution, or returns undefined where there is none. Throws EndsError. */
export function measureSolution(maze: Maze, ends: Ends): SolutionStatistics | undefined {
  return atOnce(measureSolutionInSlices(maze, ends));
}

/** {@link measureSolution} in slices. */
export function* measureSolutionInSlices(maze: Maze, ends: Ends): Slices<SolutionStatistics | undefined> {
  const { path } = yield* breadthFirst(maze, ends);
  if (path === undefined) return undefined;
  let turns = 0;
  for (let from = 1; from + 1 < path.length; from += SLICE) {
    for (let i = from; i < Math.min(path.length - 1, from + SLICE); i++) {
      if (path[i]! - path[i - 1]! !== path[i + 1]! - path[i]!) turns++;
    }
    yield;
  }
  const exit = path[path.length - 1]!;
  const rows = Math.abs(Math.floor(exit / maze.columns) - Math.floor(ends.entrance / maze.columns));
  const straight = rows + Math.abs((exit % maze.columns) - (ends.entrance % maze.columns));
  const { count, stepsInVain, difficulty } = yield* wrongTurnings(maze, path);
  return {
    exit,
    length: path.length,
    straightLength: straight + 1,
    detour: straight === 0 ? 1 : (path.length - 1) / straight,
    turns,
    wrongTurnings: count,
    stepsInVain,
    difficulty,
    shortestSolutions: yield* countShortestSolutionsInSlices(maze, ends),
  };
}

/** How many shortest paths lead to the nearest exits, up to 2^53 - 1; 0 where there is none. Throws EndsError. */
export function countShortestSolutions(maze: Maze, ends: Ends): number {
  return atOnce(countShortestSolutionsInSlices(maze, ends));
}

/** {@link countShortestSolutions} in slices. */
export function* countShortestSolutionsInSlices(maze: Maze, ends: Ends): Slices<number> {
  const { visited, path } = yield* breadthFirst(maze, ends);
  if (path === undefined) return 0;
  const passages = yield* passagesInSlices(maze);
  const steps = stepsOf(maze);
  yield;
  const depths = new Uint32Array(maze.size);
  const ways = new Float64Array(maze.size);
  depths[ends.entrance] = 1;
  ways[ends.entrance] = 1;
  for (let from = 0; from < visited.length; from += SLICE) {
    for (const cell of visited.subarray(from, from + SLICE)) {
      for (let open = passages[cell]!; open !== 0; open &= open - 1) {
        const next = cell + steps[firstSide(open)]!;
        if (depths[next] === 0) depths[next] = depths[cell]! + 1;
        if (depths[next] !== depths[cell]! + 1) continue;
        ways[next] = Math.min(ways[next]! + ways[cell]!, Number.MAX_SAFE_INTEGER);
      }
    }
    yield;
  }
  const nearest = [...new Set(ends.exits)].filter((exit) => depths[exit] === path.length);
  return nearest.reduce((sum, exit) => Math.min(sum + ways[exit]!, Number.MAX_SAFE_INTEGER), 0);
}
