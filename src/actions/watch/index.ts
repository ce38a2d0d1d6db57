/** Step-by-step playback: the one player, its plays, the table of steps, and set numbers. */
export { FOLLOWED_CELLS, type GenerationPlay, generationPlay } from "./generationPlay";
export { type Foreign, type Play, Player, type Sign, foreignIn, startPlayer } from "./player";
export { USUAL_LEVEL, goTo, speedAt, watch } from "./playing";
export { drawWithNumbers, firstState, setStates } from "./setNumberStates";
export { toggleSetNumbers } from "./toggleSetNumbers";
export { generatedIn, hasMergeTree, writeMergeTree, writeSteps } from "./stepTables";
