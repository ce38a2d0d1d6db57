/** What a class list means: a pupil for each row, or what is wrong with it; and keys, which seeds of their mazes come from. */
export { type ClassWords, type ExistingPages, type Pupil, isClassList, readClassList } from "./classList";
