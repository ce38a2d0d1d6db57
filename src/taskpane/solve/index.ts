/** The tab Solve: solver, Play, ends, and sheets that belong to a maze. */
export { solveTab, solverField } from "./solveTab";
