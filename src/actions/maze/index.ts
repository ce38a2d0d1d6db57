/** The maze in front: read with its ends; what is found in it and said of it; and places for the sheets that belong to it. */
export { addHelperSheet, helperPlaces } from "./helperPlace";
export {
  type Finding,
  MOST_FINDINGS,
  addressesOf,
  firstOf,
  pageRemark,
  paperRemark,
  checkCells,
  choosing,
  endTrail,
  endsIfMarked,
  markedEnds,
  mazeInFront,
  readMarkedMaze,
  recipeOfSize,
  refuseCells,
  wayThrough,
} from "./mazeInFront";
