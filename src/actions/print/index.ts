/** What is printed: pages, answers, booklets, posters, pictures. */
export { answerPage } from "./answerPage";
export { type ForkChoice, type QuestionSource, askAtForks } from "./askAtForks";
export type { BelowMaze } from "./mazeWords";
export { MOST_MAZES, makeBooklet, measuredRise } from "./booklet/makeBooklet";
export { deleteBooklet } from "./booklet/deleteBooklet";
export {
  type Arrangement,
  type ItemChoice,
  type ItemSource,
  fillWithItems,
  selectedItems,
  takeItemsAway,
} from "./fillWithItems";
export { preparePage } from "./pageOfMaze";
export { type BookletOptions, LONGEST_TITLE, firstReadSavedPaper, readSavedPaper } from "./savedPaper";
export { makePoster } from "./makePoster";
export { drawPicture, insertPicture } from "./mazePictures";
export { type PrintChoice, paperChoice, plainPage } from "./printChoice";
