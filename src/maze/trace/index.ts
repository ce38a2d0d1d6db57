/** What an algorithm did, in order: followed forwards and backwards, described and coloured. */
export { TraceCursor } from "./cursor";
export type { Colouring } from "./moment";
export { MergeTree, type TreeNode, MergingSets } from "./mergingSets";
export { narrationOf } from "./sentences";
export { outcomeNames, placeOf } from "./steps";
export { PLAIN, tintMeanings } from "./tints";
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
