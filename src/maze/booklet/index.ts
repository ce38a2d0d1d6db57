/** The choice of the mazes of a booklet: candidates of the wanted difficulty, from seeds. */
export { type BookletMaze, areAlike, bookletMaze, mazeOfLevel } from "./bookletMaze";
export type { BookletDifficulty, BookletEnds, BookletPlan, Level } from "./bookletPlan";
export { DifficultyScale, sampleDifficulties } from "./difficultyScale";
