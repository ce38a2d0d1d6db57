/** The grid of a maze: finding its place, drawing it, clearing it, setting up its sheet. */
export { cellsResized } from "./cellsResized";
export { checkFormulas } from "./checkFormulas";
export { type ChosenShape, readChosenShape } from "./chosenShape";
export { clearCells, clearGrid, dropIdleHelpers, hasLeftovers, whatStays } from "./clearing";
export { type GridPlace, type Site, redrawGrid, gridOf, numberCells, placeFor } from "./closedGrid";
export { drawMaze } from "./drawMaze";
export { gridDrawn } from "./gridDrawn";
export { lookAtCells } from "./lookAtCells";
export { type GridContents, type Occupancy, lookAtPlace, lookInsideGrid } from "./lookAtPlace";
export {
  type MazeSheetTexts,
  MOST_ON_EMPTY_SHEET,
  emptySheetTaken,
  getsOwnSheet,
  mazeSheetAdded,
  sheetElsewhere,
} from "./mazeSheet";
export { type SetUp, type SizedSheet, setUp, withSizeCells } from "./setUp";
