/** Requests to Excel: jobs, ranges, refusals, and turns for the page. */
export { freshSeed, OpenWorkbook, seedFrom, workbookAddress } from "./openWorkbook";
export { Job, OTHER_WORKBOOK, formCodes, insertsSheets, supports } from "./job";
export { type KnownHost, requestOf, rangeAt, rangesAt, sheetAt } from "./request";
export { ANSWER_TOO_LARGE, Gone, Refusal, commandsInExcel } from "./refusal";
export { bringToFront, isOutOfView, loadActiveCell, readWindowRoom } from "./view";
export { selectedOn, watchSelection, watchWorkbook, watchTyping } from "./watchWorkbook";
