/** What can be measured of a maze: dead ends, loops, distances, the longest path, difficulty. */
export { Check } from "./check";
export {
  deadEndLengths,
  type Shape,
  type SolutionStatistics,
  countShortestSolutions,
  measureShape,
  measureSolution,
} from "./statistics";
export { distancesFrom, UNREACHED } from "./flood";
export { type LongestPath, longestPath, longestPathBetween } from "./distances";
export { type Rating, rate, stars } from "./rating";
export { type EndedSearch, NO_CELL, type SearchRecord, recordSearch } from "./searchRecord";
