import {
  type GeneratorPlan,
  measureGenerator,
  metrics,
  type SolverPlan,
  measureSolvers,
} from "../../../src/maze/comparison";
import { UNVARIED } from "../../../src/maze/generators/generators";

/** What is measured in the end, of 5 x 8 perfect mazes of Kruskal if nothing else is wanted, and each figure by its metric's id. */
export function measured(changes: Partial<GeneratorPlan>, now = () => 0) {
  const plan = { generator: "kruskal", size: { rows: 5, columns: 8 }, mazes: 6, seed: "seven", variation: UNVARIED };
  const found = inTheEnd(measureGenerator({ ...plan, ...changes }, now, () => undefined));
  return { ...found, of: (metric: string) => found.figures[metrics.findIndex(({ id }) => id === metric)]! };
}

/** What solvers did in the end. */
export function solved(plan: SolverPlan, now = () => 0) {
  return inTheEnd(measureSolvers(plan, now, () => undefined));
}

function inTheEnd<T>(measuring: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = measuring.next();
    if (done === true) return value;
  }
}
