/**
 * The engine, for whoever lifts it out of this add-in: what a caller needs to make, solve, measure, print and share mazes. It
 * depends on nothing, and draws chance only from the seeds it is given. docs/engine.md shows it at work.
 */
export { Maze, MAX_CELLS, type Grid, type Mask } from "./maze";
export { Random } from "./random";
export { atOnce, type Slices } from "./slices";
export { cornerEnds, type Ends } from "./ends";
export * from "./errors";

export { generatorById, generators, PERFECT, type Generator, type Imperfection } from "./generators";
export { mazeAt, type Generation, type Trace } from "./trace";
export { PLAINLY, TraceCursor, type Telling } from "./trace/cursor";
export { setNumbersAt } from "./trace/setNumbers";

export { solverById, solvers, type Solution, type Solver, type SolverInput } from "./solvers";

export { Check } from "./measures/check";
export { deadEndLengths } from "./measures/deadEnds";
export { longestPath, type LongestPath } from "./measures/longestPath";
export { meanDistance, type MeanDistance } from "./measures/meanDistance";
export { statistics, type Statistics } from "./measures/statistics";
export { mend, type Mending } from "./mend";

export { parseText, textFormById, textForms, type Drawing, type TextForm } from "./text";
export { decode, encode, follow, mazeInSlices, type Recipe } from "./code";

export { GeneratorComparison, type ComparedFigure, type GeneratorPlan } from "./comparison/generatorComparison";
export { SolverComparison, type ComparedSolver, type SolverPlan } from "./comparison/solverComparison";
