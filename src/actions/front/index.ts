/** What the pane and the ribbon may have done with the sheet in front. */
export { selectCells } from "./selectCells";
export { setUpSheet } from "./setUpSheet";
export {
  type MazeIdentity,
  type SetNumbersState,
  type SheetInFront,
  type SizesInFront,
  readSheetInFront,
  readSizes,
  watchSheetInFront,
  watchSizes,
  writeSizes,
} from "./sheetInFront";
export { toggleSetNumbers } from "./toggleSetNumbers";
