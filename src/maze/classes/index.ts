/** What a class list means: a pupil for each row, or what is wrong with it; and the keys that the seeds of their mazes come from. */
export { type ClassWords, type ListCell, readClassList } from "./classList";
export type { Pupil } from "./pupil";
