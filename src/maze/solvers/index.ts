/** The algorithms that find a path through a maze; facts.ts says what is known of each. */
export { breadthFirst } from "./breadthFirst";
export { pathCost } from "./bestFirst";
export { type SolverFacts, solverFacts, solverFactsById } from "./facts";
export { type FloydMatrices, NONE, floydCost, floydMatrices } from "./floydWarshall";
export { memoryAfter } from "./memory";
export type { Solution } from "./search";
export { type Solver, type SolverInput, solverById, solvers } from "./solvers";
