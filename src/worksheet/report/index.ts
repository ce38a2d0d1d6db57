/** The Report's questions about this Excel, and the scratch sheet on which they are tried. */
export { type ReportQuestion, questions } from "./questions";
export { type Asked, scratchSheet, surroundings } from "./scratchSheet";
