/**
 * The engine for use outside of this add-in: what a caller needs to make, solve, measure, print and share mazes. It
 * depends only on src/message, and draws chance only from the seeds it is given. docs/engine.md shows it at work.
 */
export {
  CodeError,
  ContentError,
  CostsError,
  type Ends,
  EndsError,
  type Grid,
  ImperfectionError,
  MAX_CELLS,
  type Mask,
  MaskError,
  Maze,
  MazeError,
  type Mending,
  Random,
  SizeError,
  TextError,
  UnknownAlgorithmError,
  WalkError,
  cornerEnds,
  mazeErrors,
  mend,
} from "./model";

export { type Generator, type Imperfection, PERFECT, generatorById, generators } from "./generators";
export {
  type Generation,
  PLAIN_NARRATION,
  type Narration,
  type Trace,
  TraceCursor,
  mazeAt,
  setNumbersAt,
} from "./trace";

export { type Solution, type Solver, type SolverInput, solverById, solvers } from "./solvers";

export {
  Check,
  type LongestPath,
  type MeanDistance,
  type Statistics,
  deadEndLengths,
  longestPath,
  meanDistance,
  statistics,
} from "./measures";

export {
  type CellFact,
  type Drawing,
  type TextForm,
  cellTexts,
  parseText,
  readCellTexts,
  textFormById,
  textForms,
} from "./text";
export { type Recipe, decode, encode, follow, mazeOf } from "./code";

export {
  type ComparedFigure,
  type ComparedSolver,
  GeneratorComparison,
  type GeneratorPlan,
  SolverComparison,
  type SolverPlan,
} from "./comparison";

export { markPath, stepSigns } from "./marking";
