/** The Report of what this Excel does with cells, lines, names and pages. */
export { about, makeReport } from "./makeReport";
