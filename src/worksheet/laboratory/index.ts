/** Sheets of figures (tables, charts, captions), and of two mazes side by side. */
export { openPair, pairAreas, pairFinder, pairLayout, addPairSheet } from "./pairSheet";
export {
  type Column,
  type Report,
  type ReportCell,
  type ReportChart,
  type ReportTable,
  tableOf,
  findReportPlace,
  addReportSheet,
} from "./reportSheet";
