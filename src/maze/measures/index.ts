/** What can be measured of a maze: dead ends, loops, distances, the longest path, difficulty. */
export { Check } from "./check";
export {
  deadEndLengths,
  type MeanDistance,
  meanDistance,
  type Shape,
  type SolutionStatistics,
  type Statistics,
  countShortestSolutions,
  measureShape,
  measureSolution,
  statistics,
} from "./statistics";
export { distancesFrom, UNREACHED } from "./flood";
export { type LongestPath, longestPath, longestPathBetween } from "./longestPath";
export { type Rating, rate } from "./rating";
export { type EndedSearch, NO_CELL, type SearchRecord, recordSearch } from "./searchRecord";
