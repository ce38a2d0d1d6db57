/** The grid of a maze: finding its place, keeping what it covers, drawing it, clearing it, setting up its sheet. */
export { resizeCellsChange, lookAtCells } from "./resizeCells";
export {
  clearUnknownCells,
  clearGrid,
  dropIdleHelpers,
  whatStays,
  type GridPlace,
  type Site,
  redrawGrid,
  countingNumbers,
  gridOf,
  numberCells,
  placeFor,
} from "./grid";
export { changesCopySheets, keepCovered } from "./covered";
export { type NewGrid, drawMaze, drawGridChange } from "./drawMaze";
export {
  type ChosenShape,
  type GridContents,
  type Occupancy,
  lookAtPlace,
  lookInsideGrid,
  readChosenShape,
} from "./lookAtPlace";
export { type MazeSheetTexts, addMazeSheetChange, type SizedSheet, setUp, withSizeCells } from "./sizedSheet";
