/** Questions about a maze: solutions, distances, faults; and repairing it. */
export { addSelfMarking, collectResults, markingOf } from "./selfMarking";
export { check } from "./check";
export { clearMarks, clearSolution } from "./clearSolution";
export { findPath, type SolveChoice, solve, usualSolve } from "./solve";
export { mendMaze } from "./mendMaze";
export type { Route } from "./route";
export { type SearchNarration, type SearchPlay, drawSearch } from "./solvePlay";
export { writeReadableMaze, writeWalls } from "./companionSheets";
export { writeDistances } from "./writeDistances";
export { writeSearch } from "./writeSearch";
export type { NodeNames } from "../../worksheet/graphs";
export { enterSteps, type MazeWalk, startWalk } from "./walk/mazeWalk";
