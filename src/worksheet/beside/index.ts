export {
  BY_BOTH,
  BY_FIRST,
  BY_SECOND,
  FIRST_PATH,
  NEAREST,
  ON_PATH,
  SEARCHED,
  SECOND_PATH,
  UNMARKED,
  markOf,
} from "./cellKinds";
export { markPoster } from "./markPoster";
export {
  MATRIX_CELLS,
  distanceEntry,
  finishDistances,
  matrixSheetAdded,
  predecessorEntry,
  replaceSheets,
  writeMatrix,
} from "./matrices";
export { type FoundCells, foundCells, itemsTaken, itemsWritten, loadFoundCells, rememberedItems } from "./mazeItems";
export {
  type LoadedWidths,
  type NarrowedColumns,
  giveWidthsBack,
  loadNarrowed,
  loadWidths,
  narrowedBetween,
} from "./narrowColumns";
export { readItemRange } from "./readItemRange";
export {
  type SetNumbers,
  clearBlocks,
  emptySetNumbers,
  findSets,
  hideSets,
  holdsSetNumbers,
  isShown,
  lookAtSheetAndSets,
  setNumberBlocks,
  setNumbersWritten,
  showSheet,
} from "./setNumbers";
export { type SheetPicture, pictureAdded, readPicturePlace } from "./sheetPicture";
export { type ShownCells, loadShownCells, readShownCells } from "./shownCells";
export {
  type StandingSolution,
  arrowPieces,
  findStandingSolution,
  hasDistances,
  hasSolution,
  isArrow,
  readArrows,
  redraw,
  solutionArea,
  solutionDrawn,
  solutionTaken,
} from "./solution";
export { type StepRow, checkTableSize, findStepsTable, replaceStepsTable, stepsTableWritten } from "./stepsTable";
export { stillThere } from "./stillThere";
export {
  type FindMaze,
  type StampedMaze,
  type WatchedMaze,
  findWatchedMaze,
  labelPiece,
  letterPieces,
  noteNumbers,
} from "./watchedMaze";
export { type StampedSolution, findWatchedSolution, guardSolution } from "./watchedSolution";
