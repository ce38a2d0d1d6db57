/** Class sets: a page for each pupil of a class list. */
export type { ClassChoice } from "./classMazes";
export { makeClassSet, markClassSet, newClassList, updateClassSet } from "./classSet";
