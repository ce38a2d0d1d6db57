export { areAlike, bookletMaze } from "./bookletMaze";
export type { BookletDifficulty, BookletEnds, BookletPlan } from "./bookletPlan";
export type { Candidate } from "./candidate";
export { DifficultyScale, sampleDifficulties } from "./difficultyScale";
