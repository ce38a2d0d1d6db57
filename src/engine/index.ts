/** Runs the algorithms that may take long: tasks by name, in a Web Worker or in the page. */
export { byScript } from "./byScript";
export { engine } from "./engine";
export { nextTask } from "./nextTask";
export { NotLoaded, Stopped } from "./stopped";
export type { Checked } from "./tasks/checkMaze";
export type { GeneratorFigures, SolverFigures, Summary } from "./tasks/compareGroup";
export { type Room, type TooLarge, hasRoom } from "./tasks/drawPassages";
export type { SearchedMaze } from "./tasks/searchMaze";
