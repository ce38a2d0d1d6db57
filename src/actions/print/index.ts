/** What is printed: pages, answers, booklets, posters, pictures. */
export { answerPage } from "./answerPage";
export { type ForkChoice, MOST_QUESTIONS, type QuestionSource, askAtForks } from "./questions/askAtForks";
export { type BelowMaze, ratingText, usualBelow } from "./mazeWords";
export { MOST_MAZES, MOST_SHEETS, bookletMade, bookTexts } from "./booklet/bookletTexts";
export { deleteBooklet } from "./booklet/deleteBooklet";
export {
  type Arrangement,
  type ItemChoice,
  type ItemSource,
  fillWithItems,
  selectedItems,
  takeItemsAway,
  letterSize,
} from "./fillWithItems";
export { fitToPage } from "./page/fitToPage";
export {
  type Fitting,
  type KeptBooklet,
  type KeptPaper,
  LONGEST_TITLE,
  WINDOW_LIMITS,
  firstReadKeptPaper,
  readKeptPaper,
} from "./keptPaper";
export { makeBooklet } from "./booklet/makeBooklet";
export { MOST_POSTER_PAGES, makePoster } from "./makePoster";
export { type PictureOutcome, drawPicture, insertPicture } from "./mazePictures";
export { preparePage } from "./preparePage";
export { presets } from "./presets";
export { type PrintChoice, pageFillingOf, paperChoice, plainPage, windowFillingOf } from "./printChoice";
