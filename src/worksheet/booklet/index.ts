/** Sheets of many mazes to print: mazes, answers, index. */
export type { BookMaze } from "./bookMaze";
export { type BookPlace, type BookSheet, readBookPlace, sheetsOfBook } from "./bookSheets";
export { type BookNames, type BookTexts, bookNames, namesInOrder } from "./bookTexts";
export { Booklet, type BookletDesign } from "./booklet";
export { STACK_EXTRA } from "./mazeStack";
