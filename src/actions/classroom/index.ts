/** Class sets: a page for each pupil of a class list. */
export type { ClassChoice } from "./classDesign";
export { makeClassSet, newClassList } from "./makeClassSet";
export { markClassSet } from "./markClassSet";
export { updateClassSet } from "./updateClassSet";
