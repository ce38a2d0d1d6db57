/** The choice of the mazes of a booklet: candidates of the wanted difficulty, from seeds. */
export { areAlike, bookletMaze } from "./bookletMaze";
export type { BookletDifficulty, BookletEnds, BookletPlan } from "./bookletPlan";
export type { Candidate } from "./candidate";
export { DifficultyScale, sampleDifficulties } from "./difficultyScale";
