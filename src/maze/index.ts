/**
 * The engine for use outside of this add-in: what a caller needs to make, solve, measure, print and share mazes. It
 * depends only on src/message, and draws chance only from the seeds it is given. docs/engine.md shows it at work.
 */
export { type Ends, type Grid, type Mask, Maze, MazeError, type Mending, Random, cornerEnds, mend } from "./model";
export { type Drawing, type TextForm, parseText, textFormById, textForms } from "./text";
export { type Generation, type Trace, TraceCursor, describeStep, mazeAt, tintsAt } from "./trace";
export { type Solution, type Solver, type SolverInput, solverById, solvers } from "./solvers";
export { type Generator, type Variation, UNVARIED, generatorById, generators } from "./generators";
export { checkMaze, deadEndLengths, longestPath, measureShape, measureSolution } from "./measures";
export { type Recipe, decode, encode, follow, mazeOf } from "./code";
