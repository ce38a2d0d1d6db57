/** Sheets of tables: steps, searches, weights, union-find, matrices, the merge tree, and pictures. */
export { MATRIX_CELLS, finishDistances, matrixContents, matrixKinds, type NodeNames, namesOfNodes } from "./matrices";
export { type DrawnNode, mergeTreeContents } from "./mergeTreeSheet";
export { type SheetPicture, addPicture, readPicturePlace } from "./sheetPicture";
export {
  type SheetContents,
  addSheetBeside,
  addSheetInFront,
  findSheetPlace,
  onPages,
  type TableCell,
  type TableColumn,
  checkTableSize,
  tableContents,
} from "./newSheet";
export { unionFindContents } from "./unionFindSheet";
export { readWeights } from "./weightsTable";
