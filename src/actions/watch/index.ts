/** Step-by-step playback: the one player, its plays, the table of steps, and set numbers. */
export { FOLLOWED_CELLS, type GeneratedMaze, type GenerationPlay, generationPlay } from "./generationPlay";
export {
  type Foreign,
  type Play,
  Player,
  type Sign,
  USUAL_LEVEL,
  foreignIn,
  goTo,
  speedAt,
  startPlayer,
  watch,
} from "./player";
export { drawWithNumbers, setStates, toggleSetNumbers } from "./setNumbers";
export { generatedIn, hasMergeTree, writeMergeTree, writeSteps } from "./stepTables";
