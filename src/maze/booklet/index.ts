/** The choice of the mazes of a booklet: candidates of the wanted difficulty, from seeds. */
export {
  type BookletMaze,
  areAlike,
  bookletMaze,
  mazeOfLevel,
  type BookletDifficulty,
  type BookletEnds,
  type BookletPlan,
  type Level,
  DifficultyScale,
  sampleDifficulties,
} from "./bookletMaze";
