/** The tab Solve: ends, solver, Check and Repair. */
export { solveTab, solverField } from "./solveTab";
