/** Changes that can undo themselves, the list of them that an action can roll back, and names for new sheets. */
export {
  type Change,
  Changes,
  type ReversibleChange,
  type Touched,
  type TouchedWorkbook,
  checkTouched,
  type Difference,
  between,
  namesBetween,
  painted,
  piecesBack,
  piecesOf,
} from "./changes";
export {
  sheetAdded,
  sheetsAdded,
  differentNames,
  freeSheetName,
  inParentheses,
  nameAround,
  insertSheets,
} from "./addSheets";
