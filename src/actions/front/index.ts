/** Actions on the sheet in front that draw no maze: looking at it, size cells, selecting. */
export { readWindow, selectCells, setUpSheet } from "./setUpSheet";
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
