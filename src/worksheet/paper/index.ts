/** Papers, and the cells that fill them: pages, answers, posters. */
export {
  ANSWER_GAP,
  type AnswerLayout,
  type AnswersAPage,
  type MazesAPage,
  answerLayout,
  bookPage,
  slotOf,
} from "./answerLayout";
export {
  cellsToFillPage,
  fillPage,
  weightFor,
  fitWindow,
  type Orientation,
  type PaperName,
  orientationOf,
  paperNames,
  paperOfLocale,
  pageName,
  posterCell,
  posterOrientation,
  posterPages,
  shrunkToPage,
  HEADER_FONT,
  MARGINS,
} from "./paperSizes";
export { markPoster, posterLetters } from "./markPoster";
