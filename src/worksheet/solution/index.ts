/** A solution or distances in the cells of a maze: painted, found again, removed. */
export {
  BY_BOTH,
  BY_FIRST,
  BY_SECOND,
  FIRST_PATH,
  NEAREST,
  ON_PATH,
  SEARCHED,
  SECOND_PATH,
  UNMARKED,
  markOf,
} from "./cellKinds";
export { arrowChange } from "./arrowChange";
export { cellsOnPath, deadEndMark, hasTrail, isSameColour, trailAct, trailBegun, trailMark, trailEnded } from "./trail";
export { paintTrail } from "./paintTrail";
export {
  type StandingSolution,
  findStandingSolution,
  hasDistances,
  hasSolution,
  redraw,
  solutionArea,
  solutionDrawn,
  solutionTaken,
} from "./solution";
