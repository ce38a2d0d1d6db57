/** Changes to a maze in the sheet: ends, walls, cells, rows and columns. */
export { addCells, removeCells } from "./cells";
export { addExit, removeEnd, setEntrance, endsOfLongestPath } from "./ends";
export { editLines } from "./rowsAndColumns";
export { makePassage, makeWall } from "./walls";
