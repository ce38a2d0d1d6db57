/** Changes to a maze in the sheet: ends, walls, cells, rows and columns. */
export { addCells, removeCells } from "./cells";
export { addExit, removeEnd, setEntrance, endsOfLongestPath } from "./ends";
export { deleteColumn, deleteRow, insertColumn, insertRow } from "./rowsAndColumns";
export { makePassage, makeWall } from "./walls";
