/** Step-by-step playback. */
export type { Foreign } from "./foreignCells";
export type { Generated } from "./generated";
export { GenerationPlay, whereaboutsOf } from "./generationPlay";
export { type Play, Player, type Whereabouts } from "./player";
export { goTo, speedAt, watch } from "./playing";
export { firstState, lastStates, watchedStates } from "./setNumberStates";
export { type MadeAtOnce, workOutSteps } from "./workOutSteps";
export { hasStepsTable, writeSteps } from "./writeSteps";
