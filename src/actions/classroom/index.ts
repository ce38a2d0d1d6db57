/** Class sets: a page for each pupil of a class list. */
export type { ClassChoice } from "./classChoice";
export { makeClassSet } from "./makeClassSet";
export { markClassSet } from "./marking/markClassSet";
export { newClassList } from "./newClassList";
export { updateClassSet } from "./updateClassSet";
