/** Which maze it is: stamps, and whether the watched maze or solution is still there. */
export { type MazeIdentity, identityOf } from "./mazeIdentity";
export { type SetsRecord, setsRecordOf } from "./setsRecord";
export { guardCodes, guarding, stampBetween, stampName, stampOf } from "./stamp";
export { stillThere } from "./stillThere";
export {
  type FindMaze,
  type StampedMaze,
  type WatchedMaze,
  findWatchedMaze,
  labelPiece,
  letterPieces,
  noteNumbers,
  noteSets,
} from "./watchedMaze";
export { type StampedSolution, findWatchedSolution, guardSolution } from "./watchedSolution";
