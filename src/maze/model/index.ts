/** The maze with its walls and passages, the source of chance, disjoint sets, errors: what the other rooms use. */
export { Bounds } from "./bounds";
export { CellQueue } from "./cellQueue";
export { DisjointSets } from "./disjointSets";
export {
  type Ends,
  checkEnds,
  cornerEnds,
  BOTTOM,
  type Grid,
  type Mask,
  Maze,
  type OwnedSide,
  RIGHT,
  MazeError,
  byId,
  checkGrid,
  countCells,
  inRows,
  orRefused,
  partsOf,
  textFault,
  wallsWhere,
} from "./maze";
export { type Mending, mend, withoutRoomLoops } from "./mend";
export { murmurHash, Random } from "./random";
export { type Run, runsOf } from "./runs";
export {
  LEFT,
  SIDES,
  type Opening,
  PASSAGE_COUNTS,
  TOP,
  firstSide,
  forNeighbours,
  forgetCell,
  holesOf,
  linedSides,
  neighbourSides,
  onEdgeOf,
  oppositeSide,
  passagesOf,
  pickSide,
  sideOfStep,
  bitOf,
  stepsOf,
  wallBeside,
} from "./sides";
