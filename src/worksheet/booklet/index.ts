/** Sheets of many mazes to print: mazes, answers, index. */
export {
  type BookMaze,
  type BookPlace,
  type BookSheet,
  type BookletDesign,
  bookLook,
  bookNames,
  readBookPlace,
  sheetsOfBook,
} from "./booklet";
export { addBooklet } from "./addBooklet";
export { STACK_EXTRA } from "./mazeSheet";
export { drawMazes } from "./plainMaze";
