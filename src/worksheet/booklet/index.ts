/** Sheets of many mazes to print: mazes, answers, index. */
export type { BookMaze } from "./bookMaze";
export { type BookPlace, type BookSheet, readBookPlace, sheetsOfBook } from "./bookSheets";
export { type BookNames, type BookTexts, bookNames, namesInOrder } from "./bookTexts";
export { Booklet } from "./booklet";
export type { BookletDesign } from "./bookletDesign";
export { STACK_EXTRA } from "./mazeStack";
