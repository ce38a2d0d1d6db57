/** Sheets of many mazes to print: mazes, answers, index. */
export type { BookMaze } from "./bookMaze";
export { type BookPlace, type BookSheet, readBookPlace, sheetsOfBook } from "./bookSheets";
export { Booklet, type BookletDesign, sheetNamesOf } from "./booklet";
export { STACK_EXTRA } from "./mazeStack";
