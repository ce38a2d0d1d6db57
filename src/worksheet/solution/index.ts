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
export { cellsOnPath, deadEndMark, hasTrail, trailAct, beginTrail, trailMark, stopTrail, paintTrail } from "./trail";
export {
  type CurrentSolution,
  arrowChange,
  findCurrentSolution,
  hasDistances,
  hasSolution,
  isFreeForArrow,
  redraw,
  solutionArea,
  drawSolution,
  removeSolution,
} from "./solution";
