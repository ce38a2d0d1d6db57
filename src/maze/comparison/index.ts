/** Generators and solvers measured on hundreds of mazes and compared with theory. */
export { generatorSeconds, solverSeconds } from "./duration";
export { figuresOf, type Figures, type Metric, metrics, theoryOf, TEXTURE_SIZE, textureOf } from "./metrics";
export {
  type ComparedFigure,
  type GeneratorFigures,
  type GeneratorPlan,
  measureGenerator,
} from "./generatorComparison";
export { Sample, unusualness } from "./sample";
export { type SolverFigures, type SolverPlan, measureSolvers } from "./solverComparison";
