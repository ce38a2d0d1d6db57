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
  oppositeSide,
  bitOf,
} from "../model";
import { breadthFirst } from "../solvers";
import { checkMaze, Flood } from "./flood";
import { rate } from "./rating";

/** What a maze consists of. In every perfect maze of two or more cells, dead ends = 2 + junctions + 2 x crossroads. */
export function measureShape(maze: Maze) {
  const kinds = new Float64Array(16);
  passagesOf(maze).forEach((kind, cell) => {
    if (maze.has(cell)) kinds[kind]!++;
  });
  const sum = (weight: (kind: number) => number) =>
    kinds.reduce((total, cells, kind) => total + weight(kind) * cells, 0);
  const withPassages = (count: number) => sum((kind) => Number(PASSAGE_COUNTS[kind] === count));
  const straights = kinds[bitOf(RIGHT) | bitOf(LEFT)]! + kinds[bitOf(BOTTOM) | bitOf(TOP)]!;
  const { components, loops } = checkMaze(maze);
  return {
    cells: maze.countCells(),
    passages: sum((kind) => PASSAGE_COUNTS[kind]!) / 2,
    /** Connected components; 1 in a perfect maze. */
    components,
    /** Independent loops: passages minus cells plus components; 0 in a perfect maze. */
    loops,
    closedCells: withPassages(0),
    /** Cells with one passage; openings in the frame do not count. */
    deadEnds: withPassages(1),
    /** Cells with two passages on opposite sides; the others with two are corners. */
    straights,
    turns: withPassages(2) - straights,
    junctions: withPassages(3),
    crossroads: withPassages(4),
  };
}
export type Shape = ReturnType<typeof measureShape>;

/** Measures the shortest solution; undefined if there is none. Throws MazeError. */
export function measureSolution(maze: Maze, ends: Ends) {
  const { path } = breadthFirst(maze, ends);
  if (path === undefined) return undefined;
  const passages = passagesOf(maze);
  let wrongTurnings = 0;
  path.subarray(0, -1).forEach((cell, i) => (wrongTurnings += PASSAGE_COUNTS[passages[cell]!]! - (i === 0 ? 1 : 2)));
  return {
    /** The number of its cells, entrance and exit included. */
    length: path.length,
    /** Passages that leave it before the exit. */
    wrongTurnings,
    /** From 0 towards 100; defined in rating.ts. */
    difficulty: rate(maze, ends)!.score,
  };
}
export type SolutionStatistics = NonNullable<ReturnType<typeof measureSolution>>;

/** The number of shortest paths to the nearest exits, 1 in a perfect maze, up to 2^53 - 1; 0 if there is none. Throws MazeError. */
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
 * of its whole length at both ends. Time O(n), 5 bytes per cell.
 */
export function deadEndLengths(maze: Maze): readonly number[] {
  const passages = passagesOf(maze);
  const steps = stepsOf(maze);
  const counts = new Uint32Array(maze.size + 1);
  let longest = 0;
  for (let start = 0; start < maze.size; start++) {
    if (PASSAGE_COUNTS[passages[start]!] !== 1) continue;
    let length = 0;
    let cell = start;
    for (let open = passages[cell]!; PASSAGE_COUNTS[passages[cell]!]! <= 2;) {
      length++;
      if (open === 0) break;
      const side = firstSide(open);
      cell += steps[side]!;
      open = passages[cell]! & ~bitOf(oppositeSide(side));
    }
    counts[length]!++;
    longest = Math.max(longest, length);
  }
  return Array.from(counts.subarray(0, longest + 1));
}
