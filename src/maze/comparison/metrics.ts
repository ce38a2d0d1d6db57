import type { Ends } from "../ends";
import type { Expectable } from "../expected";
import type { Maze } from "../maze";
import { longestPathInSlices } from "../measures/longestPath";
import { measureShapeInSlices, measureSolutionInSlices } from "../measures/statistics";
import type { Slices } from "../slices";

/** What is compared of mazes. */
export interface Metric {
  readonly id: string;
  readonly name: string;
  /** "share": of the maze's cells, 0 to 1; "number": of things; "score": 0 to 100. */
  readonly unit: "share" | "number" | "score";
  /** The figure that theory has something to say about, in cells. */
  readonly expected?: Expectable;
}

/** Each metric's figure of a maze, in the order of {@link metrics}; undefined where the maze has none, for want of a solution. */
export type Figures = readonly (number | undefined)[];

export const metrics: readonly Metric[] = [
  { id: "dead-ends", name: "Dead ends", unit: "share", expected: "deadEnds" },
  { id: "junctions", name: "Junctions", unit: "share" },
  { id: "crossroads", name: "Crossroads", unit: "share", expected: "crossroads" },
  { id: "straights", name: "Straights", unit: "share" },
  { id: "turns", name: "Turns", unit: "share" },
  { id: "longest-path", name: "Longest path", unit: "share", expected: "longestPath" },
  { id: "solution-length", name: "Solution", unit: "share", expected: "solutionLength" },
  { id: "wrong-turnings", name: "Wrong turnings", unit: "number" },
  { id: "difficulty", name: "Difficulty", unit: "score" },
];

/** Measures a maze. Time O(n) for n cells. Throws EndsError. */
export function* figuresOf(maze: Maze, ends: Ends): Slices<Figures> {
  const shape = yield* measureShapeInSlices(maze);
  const longest = yield* longestPathInSlices(maze);
  const solution = yield* measureSolutionInSlices(maze, ends);
  const share = (cells: number) => cells / shape.cells;
  return [
    share(shape.deadEnds),
    share(shape.junctions),
    share(shape.crossroads),
    share(shape.straights),
    share(shape.turns),
    share(longest.length),
    solution && share(solution.length),
    solution?.wrongTurnings,
    solution?.difficulty,
  ];
}
