import type { Message } from "../../message";
import { type Grid, MaskError, Random, WalkError, cornerEnds } from "../model";
import type { Expectation } from "../expected";
import {
  type GeneratorFacts,
  type Imperfection,
  expectedOf,
  generatorById,
  generatorFactsById,
  isPerfect,
} from "../generators";
import { figuresOf, type Figures, type Metric, metrics, theoryOf } from "./metrics";
import { Sample } from "./sample";

/** Which generators to measure, at which sizes, and on how many mazes. */
export interface GeneratorPlan {
  /** Ids of generators. */
  readonly generators: readonly string[];
  readonly sizes: readonly Grid[];
  /** Mazes per generator and size. */
  readonly mazes: number;
  readonly seed: string;
  readonly imperfection: Imperfection;
}

/** One figure of a generator's mazes of one size, and what theory says about it. */
export interface ComparedFigure {
  readonly generator: GeneratorFacts;
  readonly size: Grid;
  readonly metric: Metric;
  readonly sample: Sample;
  /** In the metric's unit. */
  readonly theory: Expectation | undefined;
  /** Mean minus theory. */
  readonly difference: number | undefined;
  /** The difference in standard errors of both; undefined if there is no theory or nothing varies. */
  readonly z: number | undefined;
}

/** A size that a generator refuses, and why, as the generator says it. */
interface RefusedSize {
  readonly generator: GeneratorFacts;
  readonly size: Grid;
  readonly sentence: Message;
  /** True if it refuses every mask; false if it would only take too long. */
  readonly isMask: boolean;
}

/** What was measured so far for one generator and size. */
interface Group {
  readonly generator: GeneratorFacts;
  readonly size: Grid;
  readonly samples: readonly Sample[];
  /** Milliseconds per maze. */
  readonly time: Sample;
}

/** What {@link measureGenerators} gives. Groups are numbered from 0: size by size, and within a size generator by generator. */
type GeneratorResult = MazeResult | RefusedResult;

interface MazeResult {
  readonly group: number;
  readonly figures: Figures;
  readonly milliseconds: number;
}

interface RefusedResult {
  readonly group: number;
  readonly sentence: Message;
  readonly isMask: boolean;
}

/**
 * Measures hundreds of mazes: for every size, every generator in turn. Maze number i of a size has the same seed for every
 * generator, so Kruskal, Prim by weights and Borůvka make the same mazes. Entrance and exit are opposite corners.
 * A generator that refuses a size is left out, and the others continue.
 *
 * `now` gives milliseconds, to time each maze. Gives each maze as soon as it is measured, so that nothing is lost if the
 * caller stops, and the caller can rest. Throws UnknownAlgorithmError, SizeError and ImperfectionError.
 */
export function* measureGenerators(plan: GeneratorPlan, now: () => number): Iterable<GeneratorResult> {
  const generators = plan.generators.map(generatorById);
  for (const [row, size] of plan.sizes.entries()) {
    for (const [column, generator] of generators.entries()) {
      const group = row * generators.length + column;
      try {
        for (let number = 1; number <= plan.mazes; number++) {
          const random = new Random(`${plan.seed} ${size.rows} x ${size.columns} ${number}`);
          const began = now();
          const maze = generator.makeMaze(size, random, plan.imperfection);
          const milliseconds = now() - began;
          yield { group, figures: figuresOf(maze, cornerEnds(size)), milliseconds };
        }
      } catch (error) {
        if (!(error instanceof WalkError || error instanceof MaskError)) throw error;
        yield { group, sentence: error.sentence, isMask: error instanceof MaskError };
      }
    }
  }
}

/** Collects what {@link measureGenerators} gives and compares it with theory. */
export class GeneratorComparison {
  /** Mazes measured. */
  made = 0;
  /** Generators that refused a size. */
  readonly refused: RefusedSize[] = [];
  private readonly groups: readonly Group[];

  /** Throws UnknownAlgorithmError. */
  constructor(private readonly plan: GeneratorPlan) {
    const chosen = plan.generators.map(generatorFactsById);
    this.groups = plan.sizes.flatMap((size) =>
      chosen.map((generator) => ({
        generator,
        size,
        samples: metrics.map(() => new Sample()),
        time: new Sample(),
      })),
    );
  }

  /** Mazes to be measured. */
  get planned(): number {
    return (this.groups.length - this.refused.length) * this.plan.mazes;
  }

  add(result: GeneratorResult): void {
    const { generator, size, samples, time } = this.groups[result.group]!;
    if (!("figures" in result)) {
      this.refused.push({ generator, size, sentence: result.sentence, isMask: result.isMask });
      return;
    }
    time.add(result.milliseconds);
    for (const [i, figure] of result.figures.entries()) if (figure !== undefined) samples[i]!.add(figure);
    this.made++;
  }

  /** What was measured: for each size, generator and metric, in this order; groups not yet begun are left out. */
  figures(): ComparedFigure[] {
    return this.groups
      .filter(({ time }) => time.n > 0)
      .flatMap(({ generator, size, samples }) => {
        const expected = isPerfect(this.plan.imperfection) ? expectedOf(generator, size) : {};
        return metrics.map((metric, i) => {
          const sample = samples[i]!;
          const theory = theoryOf(metric, size, expected);
          return { generator, size, metric, sample, theory, ...against(sample, theory) };
        });
      });
  }

  /** Milliseconds per maze, for each size and generator that was begun. */
  times(): { readonly generator: GeneratorFacts; readonly size: Grid; readonly sample: Sample }[] {
    return this.groups
      .filter(({ time }) => time.n > 0)
      .map(({ generator, size, time }) => ({ generator, size, sample: time }));
  }
}

/** Where there is a theory, mazes are perfect and in one piece, so each of them has every figure. */
function against(sample: Sample, theory: Expectation | undefined): Pick<ComparedFigure, "difference" | "z"> {
  if (theory === undefined) return { difference: undefined, z: undefined };
  const difference = sample.mean - theory.value;
  const spread = theory.sd === undefined ? sample.standardError : theory.sd / Math.sqrt(sample.n);
  if (spread === undefined) return { difference, z: undefined };
  const error = Math.hypot(spread, theory.error ?? 0);
  return { difference, z: error === 0 ? undefined : difference / error };
}
