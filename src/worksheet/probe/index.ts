/** What this Excel does, tried on a scratch sheet. */
export type { Asked, ReportQuestion } from "./asked";
export { questions } from "./questions";
export { type Scratch, planScratch, scratchAdded } from "./scratchSheet";
export { surroundings } from "./surroundings";
