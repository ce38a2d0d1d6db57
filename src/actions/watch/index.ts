/** Step-by-step playback: the one player, its plays, and the table of steps. */
export type { Foreign } from "./foreignCells";
export type { GeneratedMaze } from "./generated";
export { GenerationPlay, whereaboutsOf } from "./generationPlay";
export { type Play, Player, type Whereabouts } from "./player";
export { USUAL_LEVEL, goTo, speedAt, watch } from "./playing";
export { firstState, lastStates, watchedStates } from "./setNumberStates";
export { type InstantMaze, workOutSteps } from "./workOutSteps";
export { hasStepsTable, writeSteps } from "./writeSteps";
