/** The tab Solve: ends, solver, Check and Mend. */
export { SolveTab } from "./solveTab";
export { SolverField } from "./solveView";
