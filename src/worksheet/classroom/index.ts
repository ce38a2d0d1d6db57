/** The class list on its sheet, the class sets of a workbook, and what was learned from measured minutes. */
export { type ClassSetSheets, classSetsIn } from "./classSetsIn";
export { hasRoomForMinutes } from "./hasRoomForMinutes";
export { checkTimesName, timesIn, timesKept } from "./keptTimes";
export { listSheetAdded } from "./listSheetAdded";
export { type ListCells, listWithMinutes, selectedList } from "./listCells";
