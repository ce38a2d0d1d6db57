/** Requests to Excel: sessions, ranges, refusals, and turns for the page. */
export { ExcelSession, OTHER_WORKBOOK, unsupportedFormCodes, insertsSheets, supports } from "./excelSession";
export {
  freshSeed,
  type KnownHost,
  type Locks,
  OpenWorkbook,
  requestOf,
  rangeAt,
  rangesAt,
  seedFrom,
  sheetAt,
  usedArea,
} from "./openWorkbook";
export { Gone, Refusal, unlessRefused } from "./refusal";
export {
  bringIntoView,
  bringToFront,
  isOutOfView,
  loadActiveCell,
  readWindowRoom,
  selectedOn,
  watchSelection,
  watchWorkbook,
} from "./view";
