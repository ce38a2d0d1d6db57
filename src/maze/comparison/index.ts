/** Generators and solvers measured on hundreds of mazes and compared with theory. */
export { generatorSeconds, solverSeconds } from "./duration";
export { figuresOf } from "./figuresOf";
export { type ComparedFigure, GeneratorComparison, type GeneratorPlan, measureGenerators } from "./generatorComparison";
export { type Figures, type Metric, metrics } from "./metrics";
export { Sample } from "./sample";
export {
  type ComparedSolver,
  type SolvedGroup,
  SolverComparison,
  type SolverPlan,
  measureSolvers,
} from "./solverComparison";
export { TEXTURE_MAZES, TEXTURE_SIZE, textureOf } from "./texture";
export { theoryOf } from "./theoryOf";
export { unusualness } from "./unusualness";
