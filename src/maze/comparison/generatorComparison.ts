import { cornerEnds } from "../ends";
import { MaskError, WalkError } from "../errors";
import type { Expectation } from "../expected";
import { generatorById, isPerfect, type Generator, type Imperfection } from "../generators";
import type { Grid } from "../maze";
import { Random } from "../random";
import type { Slices } from "../slices";
import { figuresOf, metrics, type Metric } from "./metrics";
import { Sample } from "./sample";
import { theoryOf } from "./theoryOf";

export interface GeneratorPlan {
  /** Ids of generators. */
  readonly generators: readonly string[];
  readonly sizes: readonly Grid[];
  /** Mazes of each generator and size. */
  readonly mazes: number;
  readonly seed: string;
  readonly imperfection: Imperfection;
}

/** One figure of a generator's mazes of a size, with what theory says of it. */
export interface ComparedFigure {
  readonly generator: Generator;
  readonly size: Grid;
  readonly metric: Metric;
  readonly sample: Sample;
  /** In the metric's unit. */
  readonly theory: Expectation | undefined;
  /** Mean less theory. */
  readonly difference: number | undefined;
  /** The difference in standard errors of both; undefined where there is no theory, and where nothing varies. */
  readonly z: number | undefined;
}

/** A size that a generator does not take, and why, in its own words. */
export interface RefusedSize {
  readonly generator: Generator;
  readonly size: Grid;
  readonly sentence: string;
  /** Whether it takes no mask at all, or only would take too long. */
  readonly isMask: boolean;
}

/** What was made of a generator and size so far. */
interface Group {
  readonly generator: Generator;
  readonly size: Grid;
  readonly samples: readonly Sample[];
  /** Milliseconds a maze. */
  readonly time: Sample;
}

/**
 * Mazes by the hundred, measured: every size, every generator in turn. Maze number i of a size has the same seed for every
 * generator, so that Kruskal's, Prim's by weights and Borůvka's are the same mazes. Entrance and exit are opposite corners.
 *
 * Whoever drives it may stop after any slice: what was measured by then stays, and `made` says how much it is.
 */
export class GeneratorComparison {
  /** Mazes measured. */
  made = 0;
  /** Generators that refused a size; they are left out, and the others go on. */
  readonly refused: RefusedSize[] = [];
  private readonly groups: readonly Group[];

  /** `now` tells milliseconds, for the time a maze takes. Throws UnknownAlgorithmError. */
  constructor(
    private readonly plan: GeneratorPlan,
    private readonly now: () => number,
  ) {
    const chosen = plan.generators.map(generatorById);
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

  /** Throws SizeError and ImperfectionError. */
  *run(): Slices<void> {
    for (const group of this.groups) {
      try {
        yield* this.measureAll(group);
      } catch (error) {
        if (!(error instanceof WalkError || error instanceof MaskError)) throw error;
        const isMask = error instanceof MaskError;
        this.refused.push({ generator: group.generator, size: group.size, sentence: error.message, isMask });
      }
    }
  }

  /** Throws as {@link run} does, and WalkError or MaskError where the generator refuses the size or its mask. */
  private *measureAll(group: Group): Slices<void> {
    for (let number = 1; number <= this.plan.mazes; number++) {
      yield* this.measure(group, number);
      this.made++;
      yield;
    }
  }

  /** What was measured: for each size, generator and metric, in this order; nothing of those that were not begun. */
  figures(): ComparedFigure[] {
    return this.groups
      .filter(({ time }) => time.n > 0)
      .flatMap(({ generator, size, samples }) => {
        const expected = isPerfect(this.plan.imperfection) ? generator.expected(size) : {};
        return metrics.map((metric, i) => {
          const sample = samples[i]!;
          const theory = theoryOf(metric, size, expected);
          return { generator, size, metric, sample, theory, ...against(sample, theory) };
        });
      });
  }

  /** Milliseconds a maze, for each size and generator that was begun. */
  times(): { readonly generator: Generator; readonly size: Grid; readonly sample: Sample }[] {
    return this.groups
      .filter(({ time }) => time.n > 0)
      .map(({ generator, size, time }) => ({ generator, size, sample: time }));
  }

  private *measure({ generator, size, samples, time }: Group, number: number): Slices<void> {
    const { seed, imperfection } = this.plan;
    const random = new Random(`${seed} ${size.rows} x ${size.columns} ${number}`);
    const making = generator.mazeInSlices(size, random, imperfection);
    let taken = 0;
    for (;;) {
      const began = this.now();
      const slice = making.next();
      taken += this.now() - began;
      if (slice.done) {
        const figures = yield* figuresOf(slice.value, cornerEnds(size));
        time.add(taken);
        for (const [i, figure] of figures.entries()) if (figure !== undefined) samples[i]!.add(figure);
        return;
      }
      yield;
    }
  }
}

/** Where there is theory, mazes are perfect and whole, so each of them has every figure. */
function against(sample: Sample, theory: Expectation | undefined): Pick<ComparedFigure, "difference" | "z"> {
  if (theory === undefined) return { difference: undefined, z: undefined };
  const difference = sample.mean - theory.value;
  const spread = theory.sd === undefined ? sample.standardError : theory.sd / Math.sqrt(sample.n);
  if (spread === undefined) return { difference, z: undefined };
  const error = Math.hypot(spread, theory.error ?? 0);
  return { difference, z: error === 0 ? undefined : difference / error };
}
