export { SolveTab } from "./solveTab";
