/** Sheets of tables: steps, searches, weights, union-find, matrices, the merge tree, and pictures. */
export {
  MATRIX_CELLS,
  type MatrixTexts,
  addMatrixSheet,
  adjacencyEntry,
  distanceEntry,
  finishDistances,
  predecessorEntry,
  writeMatrix,
  type NodeNames,
  namesOfNodes,
} from "./matrices";
export { type DrawnNode, addMergeTreeSheet } from "./mergeTreeSheet";
export { type SheetPicture, addPicture, readPicturePlace } from "./sheetPicture";
export { type TableRow, checkTableSize, addTableSheet } from "./tableSheet";
export { addUnionFindSheet } from "./unionFindSheet";
export { readWeights } from "./weightsTable";
