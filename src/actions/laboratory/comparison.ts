import type { GeneratorFigures, SolverFigures, Summary } from "../../engine";
import { type ComparedFigure, type GeneratorPlan, type SolverPlan, metrics } from "../../maze/comparison";
import { type GeneratorFacts, generatorFactsById, type Imperfection } from "../../maze/generators";
import type { Grid } from "../../maze/model";
import { solverFactsById } from "../../maze/solvers";

/** A generator at one size. */
interface GeneratorGroup {
  readonly generator: GeneratorFacts;
  readonly size: Grid;
  readonly plan: GeneratorPlan;
  /** What is measured; replaced as the measuring goes on. */
  figures: GeneratorFigures;
}

/** All solvers at one size and imperfection. */
interface SolverGroup {
  readonly plan: SolverPlan;
  figures: SolverFigures;
}

/** One figure of a generator's mazes of a size. */
export type MeasuredFigure = Omit<ComparedFigure, "sample"> & { readonly sample: Summary };

/** What is compared, group by group: for each size every generator, then for each size and imperfection the solvers. */
export class Comparison {
  readonly generators: readonly GeneratorGroup[];
  readonly solvers: readonly SolverGroup[];

  /** Throws UnknownAlgorithmError. */
  constructor(
    readonly choice: CompareChoice,
    solverPlans: readonly SolverPlan[],
  ) {
    const chosen = choice.generators.map(generatorFactsById);
    const { mazes, seed, imperfection } = choice;
    this.generators = choice.sizes.flatMap((size) =>
      chosen.map((generator) => ({
        generator,
        size,
        plan: { generators: [generator.id], sizes: [size], mazes, seed, imperfection },
        figures: { made: 0, refused: undefined, figures: [], time: undefined },
      })),
    );
    this.solvers = solverPlans.map((plan) => ({
      plan,
      figures: { made: 0, solvable: 0, isPlanned: true, solvers: [] },
    }));
  }

  /** Mazes measured. */
  get made(): number {
    return sumOf(this.generators, ({ figures }) => figures.made);
  }

  /** Mazes to be measured. */
  get planned(): number {
    return this.choice.mazes * (this.generators.length - this.refused.length);
  }

  /** The sizes that a generator does not support, and why. */
  get refused() {
    return this.generators.flatMap(({ generator, size, figures: { refused } }) =>
      refused === undefined ? [] : [{ generator, size, ...refused }],
    );
  }

  /** Mazes that every solver has tried. */
  get solved(): number {
    return sumOf(this.solvers, ({ figures }) => figures.made);
  }

  /** Mazes that solvers are to try. */
  get toBeSolved(): number {
    return this.choice.mazes * this.solvers.filter(({ figures }) => figures.isPlanned).length;
  }

  /** The results for each size, generator and metric, in this order; those not begun are left out. */
  figures(): MeasuredFigure[] {
    return this.generators.flatMap(({ generator, size, figures: { figures } }) =>
      figures.map((figure, i) => ({ generator, size, metric: metrics[i]!, ...figure })),
    );
  }

  /** Milliseconds per maze, for each size and generator that was begun. */
  times() {
    return this.generators.flatMap(({ generator, size, figures: { time } }) =>
      time === undefined ? [] : [{ generator, size, sample: time }],
    );
  }

  /** What each solver did, for each size and imperfection that was begun. */
  solving() {
    return this.solvers
      .filter(({ figures }) => figures.made > 0)
      .flatMap(({ plan, figures: { solvable, solvers } }) =>
        solvers.map((did) => ({
          ...did,
          size: plan.sizes[0]!,
          openPercent: plan.imperfections[0]!.openPercent ?? 0,
          solvable,
          solver: solverFactsById(did.solver),
        })),
      );
  }
}

function sumOf<T>(list: readonly T[], figure: (one: T) => number): number {
  return list.reduce((sum, one) => sum + figure(one), 0);
}

/** What to compare. */
export interface CompareChoice {
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  /** At least one, unless it is the size of the maze in front. */
  readonly sizes: readonly Grid[];
  /** Whether all mazes have the size and shape of the maze in front; `sizes` is then ignored. */
  readonly asInFront?: boolean | undefined;
  /** Mazes of each algorithm and size. */
  readonly mazes: number;
  /** Ids of metrics, at least one; the first is shown in the chart. */
  readonly metrics: readonly string[];
  readonly imperfection: Imperfection;
  /** If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  /** Whether solvers are compared too. */
  readonly withSolvers: boolean;
}

/** The most mazes of each algorithm and size. */
export const MOST_COMPARED = 10_000;
/** The most sizes. */
export const MOST_SIZES = 8;
