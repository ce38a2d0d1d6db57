/** Sheets of figures (tables, charts, captions), and of two mazes side by side. */
export { openPair, pairAreas, pairFinder, pairLayout, pairSheetAdded } from "./pairSheet";
export { type Column, type Report, type ReportCell, type ReportChart, type ReportTable, tableOf } from "./report";
export { findReportPlace, reportWritten } from "./reportSheet";
