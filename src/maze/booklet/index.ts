export { type BookletMaze, areAlike, bookletMaze } from "./bookletMaze";
export type { BookletDifficulty, BookletEnds, BookletPlan } from "./bookletPlan";
export { DifficultyScale, sampleDifficulties } from "./difficultyScale";
