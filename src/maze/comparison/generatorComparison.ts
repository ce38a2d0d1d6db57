import type { Message } from "../../message";
import { type Grid, MazeError, Random, cornerEnds } from "../model";
import { type Expectation, type Variation, expectedOf, generatorById, isUnvaried } from "../generators";
import { figuresOf, metrics, theoryOf } from "./metrics";
import { Sample, type Summary } from "./sample";

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

export function isRefusedSize(error: unknown): error is MazeError {
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
