/** Changes that can undo themselves, the list of them that an action can roll back, and names for new sheets. */
export {
  type Change,
  Changes,
  type WorkbookToChange,
  checkWrites,
  type Difference,
  between,
  betweenOn,
  namesBetween,
  painted,
  piecesOf,
} from "./changes";
export {
  addSheetChange,
  addSheetsChange,
  differentNames,
  freeSheetName,
  inParentheses,
  nameAround,
  insertSheets,
} from "./addSheets";
