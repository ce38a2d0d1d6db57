/** Requests to Excel: jobs, ranges, refusals, and turns for the page. */
export { Job, OTHER_WORKBOOK, formCodes, insertsSheets, supports } from "./job";
export {
  freshSeed,
  type KnownHost,
  OpenWorkbook,
  requestOf,
  rangeAt,
  rangesAt,
  seedFrom,
  sheetAt,
  usedArea,
  workbookAddress,
} from "./openWorkbook";
export { ANSWER_TOO_LARGE, Gone, Refusal } from "./refusal";
export { bringIntoView, bringToFront, isOutOfView, loadActiveCell, readWindowRoom } from "./view";
export { selectedOn, watchSelection, watchWorkbook, watchTyping } from "./watchWorkbook";
