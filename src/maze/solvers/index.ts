/** The algorithms that find a path through a maze; facts.ts says what is known of each. */
export { breadthFirst } from "./breadthFirst";
export { estimateBy, pathCost } from "./bestFirst";
export { type SolverFacts, solverFacts, solverFactsById } from "./facts";
export { type FloydMatrices, NONE, floydCost, floydMatrices } from "./floydWarshall";
export type { Solution } from "./search";
export { type Solver, type SolverInput, solverById, solvers } from "./solvers";
export { turnsOf } from "./walkers";
