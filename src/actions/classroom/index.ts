/** Class sets: a page of its own for each pupil of a class list. */
export type { ClassChoice } from "./classChoice";
export { makeClassSet } from "./makeClassSet";
export { markClassSet } from "./markClassSet";
export { newClassList } from "./newClassList";
export { updateClassSet } from "./updateClassSet";
