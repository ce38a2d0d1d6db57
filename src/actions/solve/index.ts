/** Questions about a maze: solutions, distances, faults; and mending it. */
export { addSelfMarking } from "./addSelfMarking";
export { type CheckOutcome, check } from "./check";
export { clearMarks, clearSolution } from "./clearSolution";
export { collectResults } from "./collectResults";
export { findPath } from "./findPath";
export { markingOf } from "./markingOf";
export { type MendOutcome, mendMaze } from "./mendMaze";
export { type Route, endsIfMarked, markedEnds } from "./route";
export type { SearchStory } from "./searchStory";
export { type SolveChoice, solve, usualSolve } from "./solve";
export { SolvePlay } from "./solvePlay";
export { writeReadableMaze } from "./writeReadableMaze";
export { writeDistances } from "./writeDistances";
export { writeSearch } from "./writeSearch";
export type { NodeNames } from "../../worksheet/beside";
