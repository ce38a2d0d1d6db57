/** One sheet as it was read: its state, what is selected, and the helper sheets of its maze. */
export { cellsTyped, type Selection, cellsIn, readSelection, selectedAddress, someAreas } from "./selection";
export {
  type HelperSheet,
  type LoadedHelpers,
  addHelper,
  deleteSheet,
  findHelper,
  findMoved,
  helperAdded,
  helpersIn,
  idleHelpers,
  isBesideMaze,
  loadHelpers,
  markHelper,
  replaceSheets,
} from "./helperSheets";
export { MazeMoved, type Settling } from "./mazeMoved";
export { pageKindOf } from "./pageKindOf";
export {
  type SheetLook,
  type SheetName,
  type SheetState,
  checkGridName,
  foreignNamesIn,
  gridToEdit,
  loadSheets,
  lookAtSheet,
  readSheet,
  readSheets,
  sheetsIn,
} from "./sheetState";
