import { walkMoves } from "../generators";
import { countCells } from "../model";
import { solverFactsById } from "../solvers";
import type { GeneratorPlan } from "./generatorComparison";
import { isCompared, type SolverPlan } from "./solverComparison";

/*
 * Microseconds on a busy machine of 2020 (bench/comparison.mjs): a cell made and measured, a move of a random walk, a cell searched by
 * a solver, and a comparison of the solver whose time grows with the cube of the cells.
 */
const CELL = 2.5;
const MOVE = 0.04;
const SOLVED_CELL = 0.6;
const COMPARISON = 0.004;

/** About how many seconds {@link GeneratorComparison} takes. Random walks count as if each grid were a whole rectangle. */
export function generatorSeconds({ generators, sizes, mazes, imperfection }: GeneratorPlan): number {
  const times = sizes.flatMap((size) =>
    generators.map((id) => CELL * countCells(size) + MOVE * walkMoves(id, size, imperfection)),
  );
  return (mazes * sum(times)) / 1e6;
}

/** About how many seconds {@link SolverComparison} takes. */
export function solverSeconds({ solvers, generators, sizes, mazes, imperfections }: SolverPlan): number {
  const times = sizes.flatMap((size) =>
    imperfections.map((imperfection) => {
      const cells = countCells(size);
      const making = generators.map((id) => CELL * cells + MOVE * walkMoves(id, size, imperfection));
      const solving = solvers
        .map(solverFactsById)
        .filter((solver) => isCompared(solver, size))
        .map(({ maxCells }) => (maxCells === Infinity ? SOLVED_CELL * cells : COMPARISON * cells ** 3));
      return sum(making) / generators.length + sum(solving);
    }),
  );
  return (mazes * sum(times)) / 1e6;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
