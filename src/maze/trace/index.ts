/** What an algorithm did, in order: followed forwards and backwards, described and coloured. */
export { TraceCursor, mergesOf } from "./cursor";
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
  takeStep,
} from "./trace";
export { type Colouring, PLAIN, tintMeanings, tintsAt } from "./tints";
