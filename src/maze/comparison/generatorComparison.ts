import type { Message } from "../../message";
import { type Grid, MaskError, Random, WalkError, cornerEnds } from "../model";
import type { Expectation } from "../expected";
import { type GeneratorFacts, type Imperfection, generatorById, generatorFactsById, isPerfect } from "../generators";
import { figuresOf } from "./figuresOf";
import { type Figures, type Metric, metrics } from "./metrics";
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
  readonly generator: GeneratorFacts;
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
interface RefusedSize {
  readonly generator: GeneratorFacts;
  readonly size: Grid;
  readonly sentence: Message;
  /** Whether it takes no mask at all, or only would take too long. */
  readonly isMask: boolean;
}

/** What was made of a generator and size so far. */
interface Group {
  readonly generator: GeneratorFacts;
  readonly size: Grid;
  readonly samples: readonly Sample[];
  /** Milliseconds a maze. */
  readonly time: Sample;
}

/** What {@link measureGenerators} tells. Groups are numbered from 0: every size, and of each every generator. */
export type GeneratorNews = MazeNews | RefusalNews;

interface MazeNews {
  readonly group: number;
  readonly figures: Figures;
  readonly milliseconds: number;
}

interface RefusalNews {
  readonly group: number;
  readonly sentence: Message;
  readonly isMask: boolean;
}

/**
 * Measures hundreds of mazes: for every size, every generator in turn. Maze number i of a size has the same seed for every
 * generator, so that Kruskal's, Prim's by weights and Borůvka's are the same mazes. Entrance and exit are opposite corners.
 * A generator that refuses a size is left out, and the others continue.
 *
 * `now` gives milliseconds, for the time a maze takes. Reports each maze as it is measured, so that nothing is lost when the
 * caller stops. Throws UnknownAlgorithmError, SizeError and ImperfectionError.
 */
export function measureGenerators(plan: GeneratorPlan, now: () => number, tell: (news: GeneratorNews) => void): void {
  const generators = plan.generators.map(generatorById);
  plan.sizes.forEach((size, row) =>
    generators.forEach((generator, column) => {
      const group = row * generators.length + column;
      try {
        for (let number = 1; number <= plan.mazes; number++) {
          const random = new Random(`${plan.seed} ${size.rows} x ${size.columns} ${number}`);
          const began = now();
          const maze = generator.makeMaze(size, random, plan.imperfection);
          const milliseconds = now() - began;
          tell({ group, figures: figuresOf(maze, cornerEnds(size)), milliseconds });
        }
      } catch (error) {
        if (!(error instanceof WalkError || error instanceof MaskError)) throw error;
        tell({ group, sentence: error.sentence, isMask: error instanceof MaskError });
      }
    }),
  );
}

/** What {@link measureGenerators} has told so far, against theory. */
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

  add(news: GeneratorNews): void {
    const { generator, size, samples, time } = this.groups[news.group]!;
    if (!("figures" in news)) {
      this.refused.push({ generator, size, sentence: news.sentence, isMask: news.isMask });
      return;
    }
    time.add(news.milliseconds);
    for (const [i, figure] of news.figures.entries()) if (figure !== undefined) samples[i]!.add(figure);
    this.made++;
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
  times(): { readonly generator: GeneratorFacts; readonly size: Grid; readonly sample: Sample }[] {
    return this.groups
      .filter(({ time }) => time.n > 0)
      .map(({ generator, size, time }) => ({ generator, size, sample: time }));
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
