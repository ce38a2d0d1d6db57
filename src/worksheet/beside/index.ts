/** What else is in or beside a maze: items, set numbers, tables, matrices, pictures. */
export { readableSheetAdded, wallCodesAdded } from "./twins/cellByCell";
export {
  MATRIX_CELLS,
  type MatrixTexts,
  adjacencyEntry,
  distanceEntry,
  finishDistances,
  matrixSheetAdded,
  predecessorEntry,
  writeMatrix,
  type NodeNames,
  namesOfNodes,
} from "./matrices";
export { markingSheetAdded, printedAndProtected, typedOn } from "./twins/markingSheet";
export { findMarkingSheets, markingByPage, resultsSheetAdded } from "./twins/markingSheets";
export { type FoundCells, itemsTaken, itemsWritten, readFoundCells } from "./mazeItems";
export { type DrawnNode, mergeTreeWritten } from "./mergeTreeSheet";
export {
  type QuestionTexts,
  listTaken,
  listWritten,
  questionTexts,
  readFoundList,
  readListPlace,
  writeAnswers,
} from "./questionList";
export { readItemRange, readTableCells } from "./readItemRange";
export { type SetsSheet, holdsOwn, readSets } from "./readSets";
export { type SetNumbers, emptySetNumbers, keepSheet, leaveSets, setNumbersWritten, takesNumbers } from "./setNumbers";
export { findSets, hideSets, holdsSetNumbers, isShown, lookAtSheetAndSets, showSheet } from "./setsSheet";
export { type SheetPicture, pictureAdded, readPicturePlace } from "./sheetPicture";
export { type TableRow, checkTableSize, tableWritten } from "./tableSheet";
export { findPathInput, pathTyped } from "./pathInput";
export { type FoundCodes, readWallCodes, wallCodesWritten } from "./twins/wallCodes";
