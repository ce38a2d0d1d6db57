/** One sheet as it was read: its state, what is selected, and the helper sheets of its maze. */
export {
  type HelperSheet,
  type LoadedHelpers,
  addHelper,
  deleteSheet,
  findHelper,
  helperAdded,
  idleHelpers,
  isBesideMaze,
  loadHelpers,
} from "./helperSheets";
export { pageKindOf } from "./pageKindOf";
export { type Selection, cellsIn, readSelection, selectedAddress, someAreas } from "./selection";
export {
  type SheetLook,
  type SheetName,
  type SheetState,
  foreignNamesIn,
  gridToEdit,
  loadSheets,
  lookAtSheet,
  readSheet,
  sheetsIn,
} from "./sheetState";
