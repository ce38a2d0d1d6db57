/** The place of a maze: what is in its way, what it covers, and how sizes, lines and contents are restored. */
export {
  type Covered,
  copyTouched,
  coveredOn,
  findCopy,
  isBack,
  isCopyLost,
  loadBack,
  keepCovered,
  matchCopy,
  releaseCopy,
  restoreCovered,
  strayRemark,
} from "./covered";
export { clearFrame, frameBefore, loadFrame, restoreFrame, frameUnder } from "./frame";
export {
  type LoadedSizes,
  loadSizes,
  readLoadedSizes,
  restoreSizes,
  sizesBefore,
  isBesideContents,
  loadBeside,
  checkObstacles,
  isMergedUnknown,
  loadObstacles,
  unlessMergedUnknown,
  usedArea,
} from "./sizes";
