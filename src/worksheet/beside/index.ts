/** What else is in or beside a maze: items, set numbers, tables, matrices, pictures. */
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
export { type StepRow, checkTableSize, findStepsTable, replaceStepsTable, stepsTableWritten } from "./stepsTable";
