/** The tab Solve: ends, solver, Check and Repair. */
export { solveTab } from "./solveTab";
export { SolverField } from "./solveView";
