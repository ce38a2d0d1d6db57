/** Which maze it is: stamps, and whether the watched maze or solution is still there. */
export { type MazeIdentity, identityOf, guardCodes, guarding, stampBetween, stampName, stampOf } from "./stamp";
export {
  type SetsBlock,
  blockFor,
  checksumOf,
  contentsOfBlock,
  encodeSets,
  recordOf,
  setsRecordOf,
  shownNumber,
  sumOf,
  withLabel,
} from "./setBlocks";
export { stillThere, type StampedSolution, findWatchedSolution, guardSolution } from "./watchedSolution";
export {
  type FindMaze,
  type StampedMaze,
  type WatchedMaze,
  findWatchedMaze,
  labelAndRecord,
  letterPieces,
  noteNumbers,
} from "./watchedMaze";
