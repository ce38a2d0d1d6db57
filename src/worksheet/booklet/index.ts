/** Sheets of many mazes to print: mazes, answers, index. */
export {
  type BookMaze,
  type BookNames,
  type BookTexts,
  bookLook,
  bookNames,
  namesInOrder,
  type BookletDesign,
} from "./bookletDesign";
export { type BookPlace, type BookSheet, readBookPlace, sheetsOfBook } from "./bookSheets";
export { addBooklet } from "./addBooklet";
export { readIndex } from "./indexSheet";
export { STACK_EXTRA } from "./mazeSheet";
export { closeGrid, fillHoles, openGrids } from "./plainMaze";
