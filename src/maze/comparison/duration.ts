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
