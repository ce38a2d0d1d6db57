/** What stands in the way of a maze. */
export {
  isBesideContents,
  loadBeside,
  checkObstacles,
  loadObstacles,
  readUnobstructed,
  unlessMergedUnknown,
} from "./obstacles";
