/** Runs the algorithms that may take long: tasks by name, in a Web Worker or in the page. */
export { byScript } from "./byScript";
export { engine, listInTurns, NotLoaded, Stopped, yieldTurn } from "./engine";
export type { MazeFaults, SolverRun } from "./tasks";
