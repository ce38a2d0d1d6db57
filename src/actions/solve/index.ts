/** Questions about a maze: solutions, distances, faults; and repairing it. */
export { check, mendMaze } from "./checkAndMend";
export { addSelfMarking, collectResults, markingOf, writeReadableMaze, writeWalls } from "./companionSheets";
export { type Route, type SolveChoice, clearMarks, clearSolution, findPath, solve, usualSolve } from "./solve";
export { type SearchNarration, type SearchPlay, drawSearch } from "./solvePlay";
export { writeDistances, writeSearch } from "./writeTables";
export type { NodeNames } from "../../worksheet/graphs";
export { enterSteps, type MazeWalk, startWalk } from "./walk";
