/** The place of a maze: what is in its way, what it covers, and how sizes, lines and contents are restored. */
export {
  type Covered,
  copyTouched,
  coveredOn,
  coversAnything,
  dropIdleCopy,
  findCopy,
  restoreCovered,
  isCopyLost,
  keepCovered,
} from "./covered";
export { checkWhereDrawn, readMazeSheet } from "./readMazeSheet";
export { seenWhereMoved } from "./seenWhereMoved";
export { clearFrame, frameBefore, loadFrame, restoreFrame } from "./frame";
export { frameUnder } from "./frameUnder";
export {
  type LoadedWidths,
  type NarrowedColumns,
  restoreWidths,
  loadNarrowed,
  loadWidths,
  narrowedBetween,
} from "./narrowColumns";
export { isBesideContents, loadBeside } from "./beside";
export { checkObstacles, isMergedUnknown, loadObstacles, unlessMergedUnknown, usedArea } from "./obstacles";
export { type LoadedSizes, loadSizes, readLoadedSizes } from "./sizes";
export { restoreSizes, sizesBefore } from "./sizesBefore";
