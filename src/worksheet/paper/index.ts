/** The printed page: papers, margins, cells that fill it, header and footer, and page set-up, written and restored. */
export { ANSWER_GAP, type AnswerLayout, type AnswersAPage, answerLayout } from "./answerLayout";
export { cellsToFillPage, fillPage, weightFor, fitWindow } from "./fillPage";
export { findPosterMarks, markPoster, posterLetters } from "./markPoster";
export {
  SEVERAL_PRINT_AREAS,
  type PageKept,
  type PageToLay,
  emptyFooter,
  restorePage,
  isPagePrepared,
  setUpPageAgain,
  pageSetUp,
} from "./page";
export { footerMark, loadPage, newPage, pageFor, pageIn, printAreas, writePage } from "./pageSetup";
export {
  NO_TEXTS,
  type PageTexts,
  type PageWords,
  footerOf,
  footerOfSentence,
  headerOf,
  inPoints,
  pageCodes,
  pageNumbers,
  pageText,
} from "./pageTexts";
export { type Extent, type PaperName, orientationOf, paperNames, paperOfLocale } from "./paperSizes";
export { paperOf } from "./pageShape";
export { LIST_GAP, withQuestions } from "./withQuestions";
export { breakPages, pageName, posterCell, posterOrientation, posterPages } from "./posterPages";
