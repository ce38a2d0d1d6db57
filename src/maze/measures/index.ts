/** What can be measured of a maze: dead ends, loops, distances, the longest path, difficulty. */
export { checkMaze, distancesFrom, UNREACHED, type LongestPath, longestPath } from "./flood";
export {
  deadEndLengths,
  type Shape,
  type SolutionStatistics,
  countShortestSolutions,
  measureShape,
  measureSolution,
} from "./statistics";
export { type Rating, rate, stars } from "./rating";
export { type EndedSearch, NO_CELL, memoryAfter, recordSearch } from "./searchRecord";
