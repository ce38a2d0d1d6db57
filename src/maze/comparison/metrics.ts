import { type Message, message } from "../../message";
import { type Expectable, type Expectation, type Expectations, type GeneratorFacts, expectedOf } from "../generators";
import {
  type LongestPath,
  type Shape,
  type SolutionStatistics,
  longestPath,
  measureShape,
  measureSolution,
} from "../measures";
import { type Grid, countCells, type Ends, type Maze } from "../model";

export interface Metric {
  readonly id: string;
  readonly name: Message;
  /** "share": of the maze's cells, 0 to 1; "number": a count; "score": 0 to 100. */
  readonly unit: "share" | "number" | "score";
  /** The figure, in cells, that theory predicts. */
  readonly expected?: Expectable | undefined;
  readonly of: (measured: MeasuredMaze) => number | undefined;
}

interface MeasuredMaze {
  readonly shape: Shape;
  readonly longest: LongestPath;
  /** Undefined if the maze has none. */
  readonly solution: SolutionStatistics | undefined;
}

/** Each metric's figure of a maze, in the order of {@link metrics}; undefined if the maze has no solution to measure. */
export type Figures = readonly (number | undefined)[];

/** A metric that is a share of the cells: `cellsOf` counts them. */
function share(id: ShareId, cellsOf: (measured: MeasuredMaze) => number | undefined, expected?: Expectable): Metric {
  const of = (measured: MeasuredMaze) => {
    const cells = cellsOf(measured);
    return cells && cells / measured.shape.cells;
  };
  return { id, name: message(`metric-${id}`), unit: "share", expected, of };
}

type ShareId = "dead-ends" | "junctions" | "crossroads" | "straights" | "turns" | "longest-path" | "solution-length";

export const metrics: readonly Metric[] = [
  share("dead-ends", ({ shape }) => shape.deadEnds, "deadEnds"),
  share("junctions", ({ shape }) => shape.junctions),
  share("crossroads", ({ shape }) => shape.crossroads, "crossroads"),
  share("straights", ({ shape }) => shape.straights),
  share("turns", ({ shape }) => shape.turns),
  share("longest-path", ({ longest }) => longest.length, "longestPath"),
  share("solution-length", ({ solution }) => solution?.length, "solutionLength"),
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

export function figuresOf(maze: Maze, ends: Ends): Figures {
  const measured = { shape: measureShape(maze), longest: longestPath(maze), solution: measureSolution(maze, ends) };
  return metrics.map((metric) => metric.of(measured));
}

interface TextureFigure {
  readonly name: Message;
  /** A share of the cells, 0 to 1. */
  readonly share: number;
  /** Derived; simulated by somebody else; or measured by this engine on {@link TEXTURE_MAZES} mazes. */
  readonly kind: "exact" | "published" | "measured";
}

/** The size at which textures are measured and published. */
export const TEXTURE_SIZE = { rows: 20, columns: 20 };
/** Mazes with the seed "texture" to measure if nothing is published. */
export const TEXTURE_MAZES = 400;

const figures: readonly Expectable[] = ["deadEnds", "solutionLength", "longestPath"];

/** Dead ends, path from corner to corner, longest path; figures that are neither derived nor measured are left out. */
export function textureOf(generator: GeneratorFacts): TextureFigure[] {
  const { measured } = generator;
  return figures.flatMap((figure, i): TextureFigure[] => {
    const metric = metrics.find((each) => each.expected === figure)!;
    const theory = theoryOf(metric, TEXTURE_SIZE, expectedOf(generator.id, TEXTURE_SIZE));
    if (theory !== undefined) return [{ name: metric.name, share: theory.value, kind: theory.kind }];
    return measured === undefined ? [] : [{ name: metric.name, share: measured[i]!, kind: "measured" }];
  });
}
