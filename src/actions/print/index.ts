/** What is printed: pages, answers, booklets, posters, pictures. */
export { type BookletChoice, MOST_MAZES, deleteBooklet, makeBooklet, measuredRise } from "./booklets";
export {
  type Arrangement,
  type ForkChoice,
  type ItemChoice,
  type ItemSource,
  type QuestionSource,
  askAtForks,
  fillWithItems,
  selectedItems,
  takeItemsAway,
} from "./itemsAndQuestions";
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
