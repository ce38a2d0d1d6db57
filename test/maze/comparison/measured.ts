import {
  GeneratorComparison,
  type GeneratorPlan,
  measureGenerators,
} from "../../../src/maze/comparison/generatorComparison";
import { measureSolvers, SolverComparison, type SolverPlan } from "../../../src/maze/comparison/solverComparison";

/** Everything that a plan asks for. */
export function measuredGenerators(plan: GeneratorPlan, now = () => 0): GeneratorComparison {
  const comparison = new GeneratorComparison(plan);
  for (const news of measureGenerators(plan, now)) comparison.add(news);
  return comparison;
}

export function measuredSolvers(plan: SolverPlan, now = () => 0): SolverComparison {
  const comparison = new SolverComparison(plan);
  for (const news of measureSolvers(plan, now)) comparison.add(news);
  return comparison;
}
