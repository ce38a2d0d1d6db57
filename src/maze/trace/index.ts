/** What an algorithm did, in order: followed forwards and backwards, described and coloured. */
export { TraceCursor } from "./cursor";
export { MergingSets, mergesOf } from "./mergingSets";
export { describeStep } from "./sentences";
export { outcomeNames, placeOf } from "./steps";
export { type Colouring, PLAIN, tintMeanings, tintsAt } from "./tints";
export {
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
