/** Generators and solvers measured on hundreds of mazes and compared with theory. */
import { type Message, message } from "../message";
import {
  type Expectable,
  type Expectation,
  type Expectations,
  type GeneratorFacts,
  expectedOf,
  type Variation,
  generatorById,
  isUnvaried,
  walkMoves,
} from "./generators";
import {
  type LongestPath,
  type Shape,
  type SolutionStatistics,
  longestPath,
  measureShape,
  measureSolution,
} from "./measures";
import { type Grid, countCells, type Ends, type Maze, MazeError, Random, cornerEnds } from "./model";
import { type SolverFacts, breadthFirst, solverById, solverFactsById } from "./solvers";

/** The mean and spread of figures; 0 if there are none. */
export interface Summary {
  readonly n: number;
  readonly mean: number;
  /** The estimated standard deviation of the population (n - 1); undefined for fewer than two figures. */
  readonly sd: number | undefined;
  /** That of the mean. */
  readonly standardError: number | undefined;
}

/**
 * The mean and spread of figures that are added one by one without being kept (Welford 1962). Mean and deviation are those of the
 * unrounded figures.
 */
export class Sample {
  n = 0;
  mean = 0;
  private squares = 0;

  add(figure: number): void {
    const before = figure - this.mean;
    this.mean += before / ++this.n;
    this.squares += before * (figure - this.mean);
  }

  get summary(): Summary {
    const { n, mean } = this;
    const sd = n < 2 ? undefined : Math.sqrt(Math.max(0, this.squares) / (n - 1));
    return { n, mean, sd, standardError: sd === undefined ? undefined : sd / Math.sqrt(n) };
  }
}

/**
 * In words, how unusual a figure is that differs from the expected one by `z` standard deviations. `z` is undefined if such mazes never
 * vary; then `isExpected` says whether it is the figure that they all have.
 */
export function unusualness(z: number | undefined, isExpected: boolean): Message {
  const side = (z ?? 0) < 0 ? "low" : "high";
  const size = Math.abs(z ?? 0);
  if (z === undefined) return message("figure-compared", { how: isExpected ? "always" : "never", side });
  const how = size < 1 ? "usual" : size < 2 ? "somewhat" : size < 3 ? "unusually" : "veryUnusually";
  return message("figure-compared", { how, side });
}

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
  const measured = { shape: measureShape(maze), longest: longestPath(maze)!, solution: measureSolution(maze, ends) };
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

export interface GeneratorPlan {
  readonly generator: string;
  readonly size: Grid;
  readonly mazes: number;
  readonly seed: string;
  readonly variation: Variation;
}

export interface ComparedFigure {
  readonly sample: Summary;
  /** In the metric's unit. */
  readonly theory: Expectation | undefined;
  readonly difference: number | undefined;
  /** The difference in standard errors of both; undefined if there is no theory or nothing varies. */
  readonly z: number | undefined;
}

export interface GeneratorFigures {
  readonly made: number;
  /** Why the generator does not take the size, in its own words. */
  readonly refused: Message | undefined;
  /** In the order of the metrics; none if no maze is measured. */
  readonly figures: readonly ComparedFigure[];
  /** Milliseconds per maze. */
  readonly time: Summary | undefined;
}

/** Measures mazes one by one: yields after each, so that the caller can rest, and gives all figures in the end. */
export type Measuring<Figures> = Generator<undefined, Figures, undefined>;

/**
 * Measures hundreds of mazes and compares them with theory. Maze number i of a size has the same seed for every generator, so Kruskal,
 * Prim by weights and Borůvka make the same mazes. Entrance and exit are opposite corners.
 *
 * `now` gives milliseconds, to time each maze; `report` gets the figures so far after each. Throws MazeError, but not if the generator
 * refuses the size.
 */
export function* measureGenerator(
  { generator, size, mazes, seed, variation }: GeneratorPlan,
  now: () => number,
  report: (figures: () => GeneratorFigures) => void,
): Measuring<GeneratorFigures> {
  const { makeMaze } = generatorById(generator);
  const expected = isUnvaried(variation) ? expectedOf(generator, size) : {};
  const samples = metrics.map(() => new Sample());
  const time = new Sample();
  const figures = (): GeneratorFigures => ({
    made: time.n,
    refused: undefined,
    figures: time.n === 0 ? [] : metrics.map((metric, i) => against(samples[i]!, theoryOf(metric, size, expected))),
    time: time.n === 0 ? undefined : time.summary,
  });
  try {
    for (let number = 1; number <= mazes; number++) {
      const random = new Random(`${seed} ${size.rows} x ${size.columns} ${number}`);
      const began = now();
      const maze = makeMaze(size, random, variation);
      time.add(now() - began);
      figuresOf(maze, cornerEnds(size)).forEach((figure, i) => figure !== undefined && samples[i]!.add(figure));
      report(figures);
      yield;
    }
    return figures();
  } catch (error) {
    if (!isRefusedSize(error)) throw error;
    return { ...figures(), refused: error.sentence };
  }
}

function isRefusedSize(error: unknown): error is MazeError {
  return error instanceof MazeError && (error.kind === "mask" || error.kind === "time");
}

/** Where there is a theory, mazes are perfect and in one piece, so each of them has every figure. */
function against(sample: Sample, theory: Expectation | undefined): ComparedFigure {
  const figure = { sample: sample.summary, theory, difference: undefined, z: undefined };
  if (theory === undefined) return figure;
  const difference = sample.mean - theory.value;
  const spread = theory.sd === undefined ? sample.summary.standardError : theory.sd / Math.sqrt(sample.n);
  if (spread === undefined) return { ...figure, difference };
  const error = Math.hypot(spread, theory.error ?? 0);
  return { ...figure, difference, z: error === 0 ? undefined : difference / error };
}

export interface SolverPlan {
  readonly solvers: readonly string[];
  /** Ids of the generators that make the mazes, in turn: the first generator makes the first maze, and so on. */
  readonly generators: readonly string[];
  readonly size: Grid;
  readonly mazes: number;
  readonly seed: string;
  /** Without loops every solver finds the same path. */
  readonly variation: Variation;
}

export interface SolverFigures {
  /** Mazes that every solver has tried. */
  readonly made: number;
  /** Mazes among them that can be solved. */
  readonly solvable: number;
  readonly isPlanned: boolean;
  /** In the order of the plan, without the solvers that refuse mazes of this size. */
  readonly solvers: readonly {
    readonly solver: string;
    /** Mazes that it solved, among those that can be solved. */
    readonly solved: number;
    /** Visits as a share of the maze's cells; a cell visited twice counts twice. */
    readonly visits: Summary;
    /** The steps of its path divided by those of the shortest path. */
    readonly detour: Summary;
    /** Milliseconds per maze. */
    readonly time: Summary;
  }[];
}

/** The most cells for solvers whose time grows with the cube of the cells. */
const CUBE_CELLS = 100;

/** Whether a solver is compared on mazes of a size: it must take them, and if its time grows with the cube, they must be small. */
export function isCompared({ maxCells }: SolverFacts, size: Grid): boolean {
  const cells = countCells(size);
  return cells <= maxCells && (maxCells === Infinity || cells <= CUBE_CELLS);
}

/**
 * Runs solvers on the same mazes, from corner to corner. Generators that refuse the size are left out. `now` gives milliseconds;
 * `report` gets the figures so far as soon as every solver has tried a maze. Throws MazeError.
 */
export function* measureSolvers(
  plan: SolverPlan,
  now: () => number,
  report: (figures: () => SolverFigures) => void,
): Measuring<SolverFigures> {
  const { size, seed } = plan;
  const solvers = plan.solvers.map(solverById).filter((solver) => isCompared(solver, size));
  const tried = solvers.map((solver) => ({
    solver,
    visits: new Sample(),
    detour: new Sample(),
    time: new Sample(),
  }));
  let [made, solvable] = [0, 0];
  const figures = (): SolverFigures => ({
    made,
    solvable,
    isPlanned: makers.length > 0,
    solvers: tried.map(({ solver: { id }, visits, detour, time }) => ({
      solver: id,
      solved: detour.n,
      visits: visits.summary,
      detour: detour.summary,
      time: time.summary,
    })),
  });
  const makers = plan.generators.map(generatorById);
  /** The maze of the next generator that takes the size; generators that refuse it leave the list. */
  const makeNext = (number: number): Maze | undefined => {
    while (makers.length > 0) {
      const maker = makers[(number - 1) % makers.length]!;
      try {
        const random = new Random(`${seed} ${size.rows} x ${size.columns} ${number}`);
        return maker.makeMaze(size, random, plan.variation);
      } catch (error) {
        if (!isRefusedSize(error)) throw error;
        makers.splice(makers.indexOf(maker), 1);
      }
    }
    return undefined;
  };
  for (let number = 1; number <= plan.mazes; number++) {
    const maze = makeNext(number);
    if (maze === undefined) break;
    made++;
    const ends = cornerEnds(maze);
    const shortest = breadthFirst(maze, ends).path?.length;
    if (shortest !== undefined) solvable++;
    for (const { solver, visits, detour, time } of shortest === undefined ? [] : tried) {
      const random = new Random(`${seed} ${solver.id} ${number}`);
      const began = now();
      const { visited, path } = solver.solve(maze, ends, { random });
      time.add(now() - began);
      visits.add(visited.length / maze.countCells());
      if (path !== undefined) detour.add(shortest === 1 ? 1 : (path.length - 1) / (shortest! - 1));
    }
    report(figures);
    yield;
  }
  return figures();
}

/*
 * Microseconds on a busy machine of 2020 (bench/comparison.mjs): a cell made and measured, a move of a random walk, a cell searched by
 * a solver, and a comparison of the solver whose time grows with the cube of the cells.
 */
const CELL = 2.5;
const MOVE = 0.04;
const SOLVED_CELL = 0.6;
const COMPARISON = 0.004;

/** About how many seconds measuring these mazes takes. A random walk counts as if the grid were a whole rectangle. */
export function generatorSeconds({ generator, size, mazes, variation }: GeneratorPlan): number {
  return (mazes * (CELL * countCells(size) + MOVE * walkMoves(generator, size, variation))) / 1e6;
}

/** About how many seconds solving these mazes takes, with making them. */
export function solverSeconds({ solvers, generators, ...mazes }: SolverPlan): number {
  const cells = countCells(mazes.size);
  const making = generators.map((generator) => generatorSeconds({ generator, ...mazes }));
  const solving = solvers
    .map(solverFactsById)
    .filter((solver) => isCompared(solver, mazes.size))
    .map(({ maxCells }) => (maxCells === Infinity ? SOLVED_CELL * cells : COMPARISON * cells ** 3));
  return sum(making) / generators.length + (mazes.mazes * sum(solving)) / 1e6;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
