/** Sheets of figures (tables, charts, captions), and of two mazes side by side. */
export { openPair, pairAreas, pairLayout, pairContents } from "./pairSheet";
export { type Column, type Report, type ReportCell, type ReportChart, tableOf, reportContents } from "./reportSheet";
