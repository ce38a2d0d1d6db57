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
import { type Grid, countCells, type Ends, type Maze, MazeError, Random, cornerEnds, orRefused } from "./model";
import { type SolverFacts, breadthFirst, solverById, solverFactsById } from "./solvers";

/** The mean and spread of figures that are added one by one without being kept (Welford 1962); 0 if there are none. */
export class Sample {
  n = 0;
  mean = 0;
  /** The estimated standard deviation of the population (n - 1); undefined for fewer than two figures. */
  sd: number | undefined;
  /** That of the mean. */
  standardError: number | undefined;
  private squares = 0;

  add(figure: number): void {
    const before = figure - this.mean;
    this.mean += before / ++this.n;
    this.squares += before * (figure - this.mean);
    if (this.n < 2) return;
    this.sd = Math.sqrt(Math.max(0, this.squares) / (this.n - 1));
    this.standardError = this.sd / Math.sqrt(this.n);
  }
}

type Summary = Pick<Sample, "n" | "mean" | "sd" | "standardError">;

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

interface MeasuredMaze {
  readonly shape: Shape;
  readonly longest: LongestPath;
  readonly solution: SolutionStatistics | undefined;
}

const measures = {
  "dead-ends": { unit: "share", of: ({ shape }) => shape.deadEnds, expected: "deadEnds" },
  junctions: { unit: "share", of: ({ shape }) => shape.junctions },
  crossroads: { unit: "share", of: ({ shape }) => shape.crossroads, expected: "crossroads" },
  straights: { unit: "share", of: ({ shape }) => shape.straights },
  turns: { unit: "share", of: ({ shape }) => shape.turns },
  "longest-path": { unit: "share", of: ({ longest }) => longest.length, expected: "longestPath" },
  "solution-length": { unit: "share", of: ({ solution }) => solution?.length, expected: "solutionLength" },
  "wrong-turnings": { unit: "number", of: ({ solution }) => solution?.wrongTurnings },
  difficulty: { unit: "score", of: ({ solution }) => solution?.difficulty },
} as const satisfies Readonly<Record<string, Omit<Metric, "id" | "name">>>;

export interface Metric {
  readonly id: string;
  readonly name: Message;
  /** "share": a number of cells, compared as a share of all; "number": a count; "score": 0 to 100. */
  readonly unit: "share" | "number" | "score";
  /** The figure that theory predicts. */
  readonly expected?: Expectable;
  readonly of: (measured: MeasuredMaze) => number | undefined;
}

export const metrics = (Object.keys(measures) as (keyof typeof measures)[]).map((id): Metric => {
  return { id, name: message(`metric-${id}`), ...measures[id] };
});

/** Each metric's figure of a maze, in the order of {@link metrics}; undefined if the maze has no solution to measure. */
export type Figures = readonly (number | undefined)[];

export function figuresOf(maze: Maze, ends: Ends): Figures {
  const measured = { shape: measureShape(maze), longest: longestPath(maze)!, solution: measureSolution(maze, ends) };
  return metrics.map(({ unit, of }) => {
    const figure = of(measured);
    return figure !== undefined && unit === "share" ? figure / measured.shape.cells : figure;
  });
}

/** What theory predicts for a metric, in the metric's unit; undefined if it predicts nothing. */
export function theoryOf(metric: Metric, grid: Grid, expected: Expectations): Expectation | undefined {
  const theory = metric.expected && expected[metric.expected];
  if (theory === undefined || metric.unit !== "share") return theory;
  const cells = countCells(grid);
  const share = (count: number | undefined) => count && count / cells;
  return { ...theory, value: theory.value / cells, sd: share(theory.sd), error: share(theory.error) };
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

/** Dead ends, path from corner to corner, longest path; figures that are neither derived nor measured are left out. */
export function textureOf(generator: GeneratorFacts): TextureFigure[] {
  const { measured } = generator;
  return (["deadEnds", "solutionLength", "longestPath"] as const).flatMap((figure, i): TextureFigure[] => {
    const metric = metrics.find((each) => each.expected === figure)!;
    const theory = theoryOf(metric, TEXTURE_SIZE, expectedOf(generator.id, TEXTURE_SIZE));
    if (theory !== undefined) return [{ name: metric.name, share: theory.value, kind: theory.kind }];
    return measured === undefined ? [] : [{ name: metric.name, share: measured[i]!, kind: "measured" }];
  });
}

interface MazesPlan {
  readonly size: Grid;
  readonly mazes: number;
  readonly seed: string;
  readonly variation: Variation;
}

export interface GeneratorPlan extends MazesPlan {
  readonly generator: string;
}

/** On mazes without loops every solver finds the same path. */
export interface SolverPlan extends MazesPlan {
  readonly solvers: readonly string[];
  /** Ids of the generators that make the mazes, in turn: the first generator makes the first maze, and so on. */
  readonly generators: readonly string[];
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
  plan: GeneratorPlan,
  now: () => number,
  report: (figures: () => GeneratorFigures) => void,
): Measuring<GeneratorFigures> {
  const { generator, size, mazes, variation } = plan;
  const expected = isUnvaried(variation) ? expectedOf(generator, size) : {};
  const samples = metrics.map(() => new Sample());
  const time = new Sample();
  const figures = (): GeneratorFigures => ({
    made: time.n,
    refused: undefined,
    figures: time.n === 0 ? [] : metrics.map((metric, i) => against(samples[i]!, theoryOf(metric, size, expected))),
    time: time.n === 0 ? undefined : { ...time },
  });
  for (let number = 1; number <= mazes; number++) {
    const began = now();
    const maze = mazeNumber(number, generator, plan);
    if (maze instanceof MazeError) return { ...figures(), refused: maze.sentence };
    time.add(now() - began);
    figuresOf(maze, cornerEnds(size)).forEach((figure, i) => figure !== undefined && samples[i]!.add(figure));
    report(figures);
    yield;
  }
  return figures();
}

/** One of the mazes of a plan, or why its generator does not take the size. Throws MazeError for another fault. */
function mazeNumber(number: number, generator: string, { size, seed, variation }: MazesPlan): Maze | MazeError {
  const random = new Random(`${seed} ${size.rows} x ${size.columns} ${number}`);
  const made = orRefused(() => generatorById(generator).makeMaze(size, random, variation));
  if (made instanceof MazeError && made.kind !== "mask" && made.kind !== "time") throw made;
  return made;
}

/** Where there is a theory, mazes are perfect and in one piece, so each of them has every figure. */
function against(sample: Sample, theory: Expectation | undefined): ComparedFigure {
  const figure = { sample: { ...sample }, theory, difference: undefined, z: undefined };
  if (theory === undefined) return figure;
  const difference = sample.mean - theory.value;
  const spread = theory.sd === undefined ? sample.standardError : theory.sd / Math.sqrt(sample.n);
  if (spread === undefined) return { ...figure, difference };
  const error = Math.hypot(spread, theory.error ?? 0);
  return { ...figure, difference, z: error === 0 ? undefined : difference / error };
}

export interface SolverFigures {
  /** Mazes that every solver has tried. */
  readonly made: number;
  readonly solvable: number;
  readonly isPlanned: boolean;
  /** In the order of the plan, without the solvers that refuse mazes of this size. */
  readonly solvers: readonly {
    readonly solver: string;
    /** Visits as a share of the maze's cells; a cell visited twice counts twice. */
    readonly visits: Summary;
    /** The steps of its path divided by those of the shortest path, where it found one. */
    readonly detour: Summary;
    /** Milliseconds per maze. */
    readonly time: Summary;
  }[];
}

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
  let { generators } = plan;
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
    isPlanned: generators.length > 0,
    solvers: tried.map(({ solver: { id }, visits, detour, time }) => ({
      solver: id,
      visits: { ...visits },
      detour: { ...detour },
      time: { ...time },
    })),
  });
  /** The maze of the next generator that takes the size; those that refuse it leave the list. */
  const makeNext = (number: number): Maze | undefined => {
    while (generators.length > 0) {
      const generator = generators[(number - 1) % generators.length]!;
      const maze = mazeNumber(number, generator, plan);
      if (!(maze instanceof MazeError)) return maze;
      generators = generators.filter((each) => each !== generator);
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
