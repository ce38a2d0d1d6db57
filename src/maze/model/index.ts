/** The maze with its walls and passages, the source of chance, disjoint sets, errors: what the other rooms use. */
export { CellQueue } from "./cellQueue";
export { DisjointSets } from "./disjointSets";
export { type Ends, checkEnds, cornerEnds, isOnEdge } from "./ends";
export {
  CodeError,
  ContentError,
  CostsError,
  EndsError,
  ImperfectionError,
  MaskError,
  MazeError,
  SizeError,
  TextError,
  UnknownAlgorithmError,
  WalkError,
  mazeErrors,
} from "./errors";
export { type LineEdit, cellsBefore, linesBefore, sizeAfter, withLines } from "./lines";
export { BOTTOM, type Grid, MAX_CELLS, type Mask, Maze, type OwnedSide, RIGHT, checkGrid, countCells } from "./maze";
export { type Mending, mend } from "./mend";
export { LEFT, PASSAGE_COUNTS, TOP, firstSide, forNeighbours, passagesOf, stepsOf, wallBeside } from "./passages";
export { murmurHash } from "./murmurHash";
export { Random } from "./random";
export { forgetCell, neighbourSides, pickSide } from "./sides";
