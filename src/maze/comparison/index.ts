/** Generators and solvers measured on hundreds of mazes and compared with theory. */
export { generatorSeconds, solverSeconds } from "./duration";
export { figuresOf, type Figures, type Metric, metrics, theoryOf } from "./metrics";
export { type ComparedFigure, GeneratorComparison, type GeneratorPlan, measureGenerators } from "./generatorComparison";
export { Sample, unusualness } from "./sample";
export {
  type ComparedSolver,
  type SolvedGroup,
  SolverComparison,
  type SolverPlan,
  measureSolvers,
} from "./solverComparison";
export { TEXTURE_MAZES, TEXTURE_SIZE, textureOf } from "./texture";
