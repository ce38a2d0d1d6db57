/** Sheets of many mazes to print: mazes, answers, index. */
export { type BookMaze, type BookNames, bookLook, bookNames, type BookletDesign } from "./bookletDesign";
export { type BookPlace, type BookSheet, readBookPlace, sheetsOfBook } from "./bookSheets";
export { addBooklet } from "./addBooklet";
export { readIndex } from "./indexSheet";
export { STACK_EXTRA } from "./mazeSheet";
export { closeGrids, fillHoles, openGrids } from "./plainMaze";
