/** Comparing algorithms, and watching two at a time; one maze measured, coloured, and written as weights and as union-find. */
export { type ComparisonWanted, compare } from "./compare";
export { type CompareChoice, MOST_COMPARED, MOST_SIZES } from "./comparisonReport";
export { type DistanceBand, colourDistances, statisticsOfMaze } from "./oneMaze";
export { raceSolvers, sideBySide } from "./twoAtOnce";
export { mazeOfWeights, writeUnionFind, writeWeights } from "./weights";
