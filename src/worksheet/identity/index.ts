/** Which maze it is: stamps, and whether the watched maze or solution is still there. */
export { type MazeIdentity, identityOf, guardCodes, guarding, stampBetween, stampName, stampOf } from "./stamp";
export { stillThere, type StampedSolution, findWatchedSolution, guardSolution } from "./watchedSolution";
export {
  type FindMaze,
  type StampedMaze,
  type WatchedMaze,
  findWatchedMaze,
  hiddenPieces,
  letterPieces,
  noteNumbers,
} from "./watchedMaze";
