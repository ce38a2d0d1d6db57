/** The place of a maze: what is in its way, what it covers, and how lines and contents are restored. */
export {
  type Covered,
  writesOfCopy,
  coveredOn,
  frameUnder,
  isCopyLost,
  loadBack,
  keepCovered,
  matchCopy,
  releaseCopy,
  restoreCovered,
  strayRemark,
} from "./covered";
export { clearFrame, frameBefore, loadFrame, restoreFrame } from "./frame";
export { isBesideContents, loadBeside, checkObstacles, loadObstacles, unlessMergedUnknown } from "./obstacles";
