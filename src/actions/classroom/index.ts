/** Class sets: a page for each pupil of a class list; and what Lavirint learns from their times. */
export type { ClassChoice } from "./classChoice";
export { expectedWords } from "./expectedWords";
export { forgetTimes } from "./forgetTimes";
export { learnFromTimes } from "./learnFromTimes";
export { makeClassSet } from "./makeClassSet";
export { markClassSet } from "./marking/markClassSet";
export { newClassList } from "./newClassList";
export { updateClassSet } from "./updateClassSet";
