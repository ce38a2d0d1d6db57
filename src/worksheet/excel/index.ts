/** Requests to Excel: jobs, names, addresses, refusals, and turns for the page. */
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
  referenceTo,
  rowBands,
  sameArea,
  separateAreas,
  wholeColumns,
  wholeRows,
  wholeSheet,
  without,
} from "./addresses";
export { Bounds, boundsOf, boundsOfCells } from "./bounds";
export { freshSeed } from "./freshSeed";
export { Job, OTHER_WORKBOOK, formCodes, insertsSheets, supports } from "./job";
export { type KnownHost } from "./knownHost";
export { fieldsOf, jsonForName, jsonOfName } from "./nameJson";
export {
  type NewName,
  type ReadName,
  addName,
  areaOfName,
  cutText,
  deleteName,
  findName,
  knowNames,
  loadNames,
  readNames,
  setName,
  textFormula,
  textOfFormula,
} from "./names";
export { OpenWorkbook } from "./openWorkbook";
export { requestOf } from "./openRequest";
export { rangeAt, rangesAt, sheetAt } from "./rangeAt";
export { Gone, Refusal, commandsInExcel } from "./refusal";
export { yieldTurn, listInTurns } from "./turns";
export { bringToFront, isOutOfView, loadActiveCell, readWindowRoom } from "./view";
export { selectedOn, watchSelection, watchWorkbook, watchTyping } from "./watchWorkbook";
export { workbookAddress } from "./officeDocument";
