/** The tab Solve: ends, solver, Check and Repair. */
export { SolveTab } from "./solveTab";
export { SolverField } from "./solveView";
