import type { Message } from "../../message";
import {
  type ComparedFigure,
  GeneratorComparison,
  type GeneratorPlan,
  type Sample,
  type SolvedGroup,
  SolverComparison,
  type SolverPlan,
  measureGenerators,
  measureSolvers,
} from "../../maze/comparison";
import type { ReportState, Steps } from "../perform";

/** A finished sample. */
export type Summary = Pick<Sample, "n" | "mean" | "sd" | "standardError">;

/** Results for the mazes of one generator and size, so far. */
export interface GeneratorFigures {
  /** Mazes measured. */
  readonly made: number;
  /** Why the generator does not take the size, in its own words, and whether that is for its mask. */
  readonly refused: { readonly sentence: Message; readonly isMask: boolean } | undefined;
  /** In the order of the metrics; none if no maze is measured. */
  readonly figures: readonly (Pick<ComparedFigure, "theory" | "difference" | "z"> & { readonly sample: Summary })[];
  /** Milliseconds per maze. */
  readonly time: Summary | undefined;
}

/** What solvers did with the mazes of one size and imperfection, so far. */
export type SolverFigures = Omit<SolvedGroup, "size" | "imperfection" | "solvers"> & {
  readonly solvers: readonly {
    readonly solver: string;
    readonly solved: number;
    readonly visits: Summary;
    readonly detour: Summary;
    readonly time: Summary;
  }[];
  /** Whether any generator supports the size. */
  readonly isPlanned: boolean;
};

const now = () => performance.now();

/** Measures the mazes of a plan for one generator and size, a step each; reports results after each. Throws as the generator does. */
export function* compareGenerator(plan: GeneratorPlan, report: ReportState<GeneratorFigures>): Steps<GeneratorFigures> {
  const comparison = new GeneratorComparison(plan);
  const state = (): GeneratorFigures => {
    const [refused] = comparison.refused;
    const [time] = comparison.times();
    return {
      made: comparison.made,
      refused: refused && { sentence: refused.sentence, isMask: refused.isMask },
      figures: comparison.figures().map(({ sample, theory, difference, z }) => {
        return { sample: summaryOf(sample), theory, difference, z };
      }),
      time: time && summaryOf(time.sample),
    };
  };
  for (const news of measureGenerators(plan, now)) {
    comparison.add(news);
    report(state);
    yield;
  }
  return state();
}

/** Has solvers solve the mazes of a plan for one size and imperfection; otherwise as {@link compareGenerator}. */
export function* compareSolvers(plan: SolverPlan, report: ReportState<SolverFigures>): Steps<SolverFigures> {
  const comparison = new SolverComparison(plan);
  const state = (): SolverFigures => {
    const { made, solvable, solvers } = comparison.groups[0]!;
    return {
      made,
      solvable,
      isPlanned: comparison.planned > 0,
      solvers: solvers.map(({ solver, solved, visits, detour, time }) => ({
        solver: solver.id,
        solved,
        visits: summaryOf(visits),
        detour: summaryOf(detour),
        time: summaryOf(time),
      })),
    };
  };
  for (const news of measureSolvers(plan, now)) {
    comparison.add(news);
    report(state);
    yield;
  }
  return state();
}

function summaryOf({ n, mean, sd, standardError }: Sample): Summary {
  return { n, mean, sd, standardError };
}
