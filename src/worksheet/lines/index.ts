/** Borders: walls and the frame of a maze, read and drawn. */
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
export { cellDrawn, drawnArea, drawnCell, drawnValues, fillWalls, sizeDrawn, wallCells, wallLook } from "./lattice";
export {
  cellPieces,
  emptyingPieces,
  fillPieces,
  linePieces,
  lookPieces,
  wallPieces,
  type WallSample,
  closeWalls,
  frameBeside,
  lineInside,
  OF_PAGE,
  loadWallSample,
  loadWallStrips,
  openWallsSparsely,
  sampleAgrees,
  setBorder,
  wallLine,
} from "./walls";
