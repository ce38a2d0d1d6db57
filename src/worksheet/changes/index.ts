/** Changes that can undo themselves, the list of them that an action can roll back, and names for new sheets. */
export { type Change, Changes, type ReversibleChange } from "./changes";
export { type Difference, between, namesBetween, painted, piecesBack, piecesOf } from "./difference";
export { sheetAdded } from "./sheetAdded";
export { SheetsLeft, sheetsInserted } from "./sheetsInserted";
export { differentNames, freeSheetName, inParentheses, nameAround } from "./sheetNames";
export { type Touched, type TouchedWorkbook, checkTouched } from "./touched";
