/** What is in the way of a maze in its place. */
export { isBesideContents, loadBeside, checkObstacles, loadObstacles, unlessMergedUnknown } from "./obstacles";
