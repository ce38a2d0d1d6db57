import { type Message, message } from "../../message";
import type { Expectable, Expectation, Expectations } from "../expected";
import {
  type LongestPath,
  type Shape,
  type SolutionStatistics,
  longestPath,
  measureShape,
  measureSolution,
} from "../measures";
import { type Grid, countCells, type Ends, type Maze } from "../model";

/** A property of mazes that is compared. */
export interface Metric {
  readonly id: string;
  readonly name: Message;
  /** "share": of the maze's cells, 0 to 1; "number": a count; "score": 0 to 100. */
  readonly unit: "share" | "number" | "score";
  /** The figure, in cells, that theory predicts. */
  readonly expected?: Expectable;
  readonly of: (measured: MeasuredMaze) => number | undefined;
}

/** What metrics are computed from. */
interface MeasuredMaze {
  readonly shape: Shape;
  readonly longest: LongestPath;
  /** Undefined if the maze has none. */
  readonly solution: SolutionStatistics | undefined;
}

/** Each metric's figure of a maze, in the order of {@link metrics}; undefined if the maze has no solution to measure. */
export type Figures = readonly (number | undefined)[];

const share = (cells: number | undefined, { shape }: MeasuredMaze) => cells && cells / shape.cells;

/** Everything that is compared, in the order of the tables. */
export const metrics: readonly Metric[] = [
  {
    id: "dead-ends",
    name: message("metric-dead-ends"),
    unit: "share",
    expected: "deadEnds",
    of: (measured) => share(measured.shape.deadEnds, measured),
  },
  {
    id: "junctions",
    name: message("metric-junctions"),
    unit: "share",
    of: (measured) => share(measured.shape.junctions, measured),
  },
  {
    id: "crossroads",
    name: message("metric-crossroads"),
    unit: "share",
    expected: "crossroads",
    of: (measured) => share(measured.shape.crossroads, measured),
  },
  {
    id: "straights",
    name: message("metric-straights"),
    unit: "share",
    of: (measured) => share(measured.shape.straights, measured),
  },
  {
    id: "turns",
    name: message("metric-turns"),
    unit: "share",
    of: (measured) => share(measured.shape.turns, measured),
  },
  {
    id: "longest-path",
    name: message("metric-longest-path"),
    unit: "share",
    expected: "longestPath",
    of: (measured) => share(measured.longest.length, measured),
  },
  {
    id: "solution-length",
    name: message("metric-solution-length"),
    unit: "share",
    expected: "solutionLength",
    of: (measured) => share(measured.solution?.length, measured),
  },
  {
    id: "wrong-turnings",
    name: message("metric-wrong-turnings"),
    unit: "number",
    of: ({ solution }) => solution?.wrongTurnings,
  },
  { id: "difficulty", name: message("metric-difficulty"), unit: "score", of: ({ solution }) => solution?.difficulty },
];

/** What theory predicts for a metric, in the metric's unit; undefined if it predicts nothing. */
export function theoryOf(metric: Metric, grid: Grid, expected: Expectations): Expectation | undefined {
  const theory = metric.expected && expected[metric.expected];
  if (theory === undefined || metric.unit !== "share") return theory;
  const cells = countCells(grid);
  const share = (count: number | undefined) => count && count / cells;
  return { ...theory, value: theory.value / cells, sd: share(theory.sd), error: share(theory.error) };
}

/** Measures a maze. Time O(n) for n cells. Throws EndsError. */
export function figuresOf(maze: Maze, ends: Ends): Figures {
  const measured = { shape: measureShape(maze), longest: longestPath(maze), solution: measureSolution(maze, ends) };
  return metrics.map((metric) => metric.of(measured));
}
