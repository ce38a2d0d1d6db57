/** The choice of the mazes of a booklet: candidates of the wanted difficulty, from seeds. */
export {
  type Candidate,
  areAlike,
  bookletMaze,
  levelShare,
  mazeOfLevel,
  riseOf,
  type Rise,
  sizeBetween,
  type BookletDifficulty,
  type BookletEnds,
  type BookletPlan,
  type Level,
  type DifficultyScale,
  sampleDifficulties,
} from "./bookletMaze";
