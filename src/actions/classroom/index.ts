/** Class sets: a page for each pupil of a class list. */
export type { ClassChoice } from "./classDesign";
export { makeClassSet, newClassList, updateClassSet } from "./classSet";
export { markClassSet } from "./markClassSet";
