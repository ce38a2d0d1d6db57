/** What an algorithm did, in order: followed forwards and backwards, described and coloured. */
export { TraceCursor } from "./cursor";
export { MergingSets, mergesOf } from "./sets";
export { describeStep } from "./sentences";
export {
  outcomeNames,
  placeOf,
  type Generation,
  Outcome,
  type Trace,
  encodeStep,
  mazeAt,
  stepOutcome,
  stepSelectedAcross,
  stepWall,
  takeSteps,
} from "./trace";
export { type Colouring, PLAIN, tintMeanings, tintsAt } from "./tints";
