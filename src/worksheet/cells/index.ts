/** How cells look and what they hold (walls, fills, values), packed into requests. */
export { ANSWER_TOO_LARGE, areLong, readInHalves } from "./readInHalves";
export {
  type Border,
  Borders,
  type CellSide,
  type Gap,
  cellArea,
  cellName,
  edge,
  isLine,
  neighbour,
  ownEdge,
  pairAt,
} from "./borders";
export {
  VALUE_CELLS,
  clearAll,
  clearContents,
  type OwnContents,
  contentsOf,
  movedContents,
  paintLooks,
  writeContents,
} from "./contents";
export {
  type Cells,
  FillList,
  type Fills,
  askForCells,
  lookOfCell,
  mostFrequentLook,
  paintCells,
  readAskedCells,
  readCells,
} from "./fills";
export {
  CELL_LIMIT,
  type CellSize,
  type Layout,
  type WallWeight,
  cellHeightOf,
  everywhere,
  formatCells,
  heightPerWidth,
  setCellSize,
  shorterSide,
  wallsUnseen,
} from "./layout";
export { mazeInFile } from "./mazeInFile";
export {
  FILL_OPTIONS,
  type Look,
  allMarks,
  colorOf,
  distanceMarks,
  entranceMark,
  exitMark,
  learnFills,
  lookOfFill,
  paintLook,
  pathMark,
  raceMarks,
  stepMark,
  visitedMark,
  whiteOf,
  type Outside,
  outsideLook,
} from "./looks";
export { mostFrequent, mostFrequentNumber } from "./mostFrequent";
export { ANY_NUMBER, numberPieces } from "./numberPieces";
export { cellPieces, emptyingPieces, fillPieces, linePieces, lookPieces, wallPieces } from "./mazePieces";
export { cellBlocks, openBlocks, packAreas, packOpenings } from "./packing";
export {
  type Painting,
  type Piece,
  RANGE_BYTES,
  countAreas,
  NOTHING,
  inRequests,
  paintPieces,
  paintingOn,
} from "./pieces";
export { type Replaced, type ReplacedCell, putTypedBack, readBeforeWriting, typedCells } from "./replaced";
export { type CellContent, contentIn, isText, loadContent, typedText, writeContent } from "./texts";
export { tintLooks } from "./tintLooks";
export {
  type WallSample,
  closeWalls,
  frameBeside,
  lineInside,
  learnOfTrial,
  loadTouchingSample,
  loadTouchingTrial,
  loadWallSample,
  loadWallStrips,
  openWallsSparsely,
  sampleAgrees,
  setBorder,
  wallLine,
} from "./walls";
