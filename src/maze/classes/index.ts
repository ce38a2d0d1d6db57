/** What a class list means: a pupil for each row, or what is wrong with it; the keys that the seeds of their mazes come from; and minutes. */
export { type ClassWords, type ListCell, readClassList } from "./classList";
export { readMinutes } from "./minutes";
export type { Pupil } from "./pupil";
