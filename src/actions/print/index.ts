/** What is printed: pages, answers, booklets, posters, pictures. */
export { type ForkChoice, type QuestionSource, askAtForks } from "./askAtForks";
export { type BookletChoice, MOST_MAZES, makeBooklet, measuredRise } from "./booklet/makeBooklet";
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
export { answerPage, makePoster } from "./paperSheets";
export { drawPicture, insertPicture } from "./mazePictures";
export {
  LONGEST_TITLE,
  type PrintChoice,
  firstReadSavedPaper,
  paperChoice,
  plainPage,
  readSavedPaper,
} from "./printChoice";
