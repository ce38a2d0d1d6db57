/** Actions on the sheet in front that draw no maze: looking at it, size cells, selecting. */
export {
  type MazeIdentity,
  type SetNumbersState,
  type SheetInFront,
  type SizesInFront,
  addSizeCells,
  isSameMaze,
  readSheetInFront,
  lookForWindow,
  selectCells,
  watchSheetInFront,
  writeSizes,
} from "./sheetInFront";
