/** The walls of the maze in a sheet, Lavirint’s or not: found, remembered, and changed. */
export { editedBetween, wallsText, withoutWallsOutside, type CurrentWalls, loadCurrentWalls } from "./savedWalls";
export { type ChooseWalls, type MazePlace, type MazeQuestions, type MazeReading, betweenCells } from "./mazeReading";
export { grown } from "./drawnEdges";
export { findPlace, readMaze } from "./readMaze";
export { BLOCK_CELLS, type WallBlock, frameBetween, loadWallBlock, looksBetween, wallsBetween } from "./wallBlock";
