/** Changes to a maze in the sheet: ends, walls, cells, rows and columns. */
export { addExit, removeEnd, setEntrance, endsOfLongestPath } from "./ends";
export { editLines } from "./rowsAndColumns";
export { addCells, makePassage, makeWall, removeCells } from "./walls";
