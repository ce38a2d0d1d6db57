export {
  type Area,
  type Reference,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  areaIn,
  cellsOf,
  columnLetters,
  intersection,
  parseArea,
  parseReference,
  rowBands,
  sameArea,
  separateAreas,
  wholeSheet,
  without,
} from "./addresses";
export { Bounds, boundsOf, boundsOfCells } from "./bounds";
export { freshSeed } from "./freshSeed";
export { Job, exclusively, formCodes, inTurn, supports } from "./job";
export { knownHost } from "./knownHost";
export { fieldsOf, jsonForName, jsonOfName } from "./nameJson";
export {
  type NewName,
  type ReadName,
  addName,
  areaOfName,
  cutText,
  deleteName,
  findName,
  formulaAsRead,
  knowNames,
  loadNames,
  readNames,
  referenceForName,
  setName,
  textFormula,
  textOfFormula,
} from "./names";
export { rangeAt, rangesAt, sheetAt } from "./rangeAt";
export { Gone, Refusal } from "./refusal";
export { giveTurn, listInTurns } from "./turns";
export { bringIntoView, isOutOfView, loadActiveCell } from "./view";
export { watchWorkbook, whenTyped } from "./watchWorkbook";
export { waysInExcel } from "./waysInExcel";
export { workbookAddress } from "./workbookAddress";
