export { openPair, pairAreas, pairFinder, pairLayout, pairSheetAdded } from "./pairSheet";
export { type Column, type Report, type ReportCell, type ReportChart, type ReportTable, tableOf } from "./report";
export { findReportPlace, reportWritten } from "./reportSheet";
