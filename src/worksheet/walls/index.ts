/** The walls of the maze in a sheet: read, remembered, and changed block by block. */
export { editedBetween, wallsOfBlock, wallsText } from "./keptWalls";
export {
  type Alongside,
  type MazePlace,
  type MazeReading,
  type ReadingProgress,
  findPlace,
  readMaze,
} from "./readMaze";
export { withoutWallsOutside } from "./rememberedWalls";
export { type ShownCells, type WantedCells, loadShownCells, readShownCells } from "./shownCells";
export { type StandingWalls, loadStandingWalls, standingWallsIn } from "./standingWalls";
export {
  BLOCK_CELLS,
  type WallBlock,
  frameBetween,
  loadWallBlock,
  looksBetween,
  wallBlockOf,
  wallsBetween,
} from "./wallBlock";
