import { Check } from "./check";
import { wrongTurnings } from "./difficulty";
import type { Ends } from "../ends";
import { longestPath, type LongestPath } from "./longestPath";
import type { Maze } from "../maze";
import { BOTTOM, RIGHT } from "../maze";
import { firstSide, LEFT, PASSAGE_COUNTS, passagesOf, stepsOf, TOP } from "../passages";
import { breadthFirst } from "../solvers/breadthFirst";

/** What a maze is made of. In every perfect maze of two cells or more dead ends = 2 + junctions + 2 x crossroads. */
export interface Shape {
  readonly cells: number;
  readonly passages: number;
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
  /** Between the hardest entrance and exit. */
  readonly longestPath: LongestPath;
  /** Undefined where no exit can be reached. */
  readonly solution: SolutionStatistics | undefined;
}

/** Everything measured of a maze and its ends. Time O(n) for n cells, at most 34 bytes a cell at a time. Throws EndsError. */
export function statistics(maze: Maze, ends: Ends): Statistics {
  const solution = measureSolution(maze, ends);
  return { ...measureShape(maze), longestPath: longestPath(maze), solution };
}

export function measureShape(maze: Maze): Shape {
  const passages = passagesOf(maze);
  const kinds = new Float64Array(16);
  for (let cell = 0; cell < maze.size; cell++) if (maze.has(cell)) kinds[passages[cell]!]!++;
  const withPassages = (count: number) =>
    kinds.reduce((sum, cells, kind) => (PASSAGE_COUNTS[kind] === count ? sum + cells : sum), 0);
  const straights = kinds[(1 << RIGHT) | (1 << LEFT)]! + kinds[(1 << BOTTOM) | (1 << TOP)]!;
  const check = new Check(maze);
  return {
    cells: maze.countCells(),
    passages: kinds.reduce((sum, cells, kind) => sum + PASSAGE_COUNTS[kind]! * cells, 0) / 2,
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
  const { path } = breadthFirst(maze, ends);
  if (path === undefined) return undefined;
  let turns = 0;
  for (let i = 1; i + 1 < path.length; i++) if (path[i]! - path[i - 1]! !== path[i + 1]! - path[i]!) turns++;
  const { count, stepsInVain, difficulty } = wrongTurnings(maze, path);
  return {
    exit: path[path.length - 1]!,
    length: path.length,
    turns,
    wrongTurnings: count,
    stepsInVain,
    difficulty,
    shortestSolutions: countShortestSolutions(maze, ends),
  };
}

/** How many shortest paths lead to the nearest exits, up to 2^53 - 1; 0 where there is none. Throws EndsError. */
export function countShortestSolutions(maze: Maze, ends: Ends): number {
  const { visited, path } = breadthFirst(maze, ends);
  if (path === undefined) return 0;
  const passages = passagesOf(maze);
  const steps = stepsOf(maze);
  const depths = new Uint32Array(maze.size);
  const ways = new Float64Array(maze.size);
  depths[ends.entrance] = 1;
  ways[ends.entrance] = 1;
  for (const cell of visited) {
    for (let open = passages[cell]!; open !== 0; open &= open - 1) {
      const next = cell + steps[firstSide(open)]!;
      if (depths[next] === 0) depths[next] = depths[cell]! + 1;
      if (depths[next] !== depths[cell]! + 1) continue;
      ways[next] = Math.min(ways[next]! + ways[cell]!, Number.MAX_SAFE_INTEGER);
    }
  }
  const nearest = [...new Set(ends.exits)].filter((exit) => depths[exit] === path.length);
  return nearest.reduce((sum, exit) => Math.min(sum + ways[exit]!, Number.MAX_SAFE_INTEGER), 0);
}
