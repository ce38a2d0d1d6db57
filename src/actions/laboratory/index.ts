/** Comparing algorithms, and watching two at a time; one maze measured, coloured, and written as weights and as union-find. */
export { type DistanceBand, colourDistances } from "./colourDistances";
export { type ComparisonWanted, compare } from "./compare";
export { type CompareChoice, MOST_COMPARED, MOST_SIZES } from "./comparisonReport";
export { raceSolvers } from "./raceSolvers";
export { sideBySide } from "./sideBySide";
export { statisticsOfMaze } from "./statisticsOfMaze";
export { mazeOfWeights, writeUnionFind, writeWeights } from "./weights";
