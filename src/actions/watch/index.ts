/** Step-by-step playback: the one player, its plays, the table of steps, and set numbers. */
export type { Foreign } from "./foreignCells";
export { type GeneratedMaze, leaveToPerson, type Sign } from "./generated";
export { GenerationPlay, whereaboutsOf } from "./generationPlay";
export { type Play, Player, type Whereabouts } from "./player";
export { USUAL_LEVEL, goTo, speedAt, watch } from "./playing";
export { firstState, lastStates, watchedStates } from "./setNumberStates";
export { toggleSetNumbers } from "./toggleSetNumbers";
export { type InstantMaze, workOutSteps } from "./workOutSteps";
export { hasMergeTree, writeMergeTree } from "./writeMergeTree";
export { hasStepsTable, writeSteps } from "./writeSteps";
