/** The algorithms that find a path through a maze, one file each with its facts. */
export { breadthFirst } from "./breadthFirst";
export { pathCost } from "./dijkstra";
export { solverFacts, solverFactsById } from "./facts";
export { type FloydMatrices, NONE, floydCost, floydMatrices, floydSolution } from "./floydWarshall";
export type { Solution } from "./search";
export type { SolverFacts } from "./solverFacts";
export { type Solver, type SolverInput, solverById, solvers } from "./solvers";
