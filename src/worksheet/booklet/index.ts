/** Sheets of many mazes to print: mazes, answers, index. */
export { type BookMaze, type BookNames, type BookTexts, bookNames, namesInOrder, type BookletDesign } from "./bookMaze";
export { type BookPlace, type BookSheet, readBookPlace, sheetsOfBook } from "./bookSheets";
export { Booklet } from "./booklet";
export { STACK_EXTRA } from "./mazeStack";
