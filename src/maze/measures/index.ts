/** What can be measured of a maze: dead ends, loops, distances, the longest path, difficulty. */
export { Check } from "./check";
export { deadEndLengths } from "./deadEndLengths";
export { distancesFrom } from "./distancesFrom";
export { UNREACHED } from "./flood";
export { type LongestPath, longestPath, longestPathBetween } from "./longestPath";
export { type MeanDistance, meanDistance } from "./meanDistance";
export { type Rating, rate } from "./rating";
export { type EndedSearch, NO_CELL, type SearchRecord, recordSearch } from "./searchRecord";
export {
  type Shape,
  type SolutionStatistics,
  type Statistics,
  countShortestSolutions,
  measureShape,
  measureSolution,
  statistics,
} from "./statistics";
