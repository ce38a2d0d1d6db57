/** What an algorithm did, in order: followed forwards and backwards, described and coloured. */
export { TraceCursor } from "./cursor";
export { MergingSets, mergesOf } from "./sets";
export { describeStep } from "./sentences";
export {
  outcomeNames,
  placeOf,
  BACKTRACKED,
  BLOCKED,
  BUILT,
  ERASED,
  GAP,
  type Generation,
  KEPT,
  LOOPED,
  OPENED,
  type Outcome,
  MISSED,
  REFUSED,
  type Trace,
  WALKED,
  encodeStep,
  mazeAt,
  stepOutcome,
  stepSelectedAcross,
  stepWall,
  takeSteps,
} from "./trace";
export { type Colouring, PLAIN, tintMeanings, tintsAt } from "./tints";
