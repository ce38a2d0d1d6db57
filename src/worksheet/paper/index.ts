export { ANSWER_GAP, type AnswerLayout, type AnswersAPage, answerLayout } from "./answerLayout";
export { fillPage, weightFor } from "./fillPage";
export {
  type Page,
  type PageDress,
  type PageSetting,
  isSameSetting,
  loadPage,
  mixedPage,
  newPage,
  pageFor,
  pageIn,
  pageSettings,
  shapeFor,
  soundPage,
  writePage,
} from "./pageSetup";
export { NO_TEXTS, type PageTexts, type PageWords, footerOf, headerOf, inPoints } from "./pageTexts";
export { type PaperName, orientationOf, paperNames, paperOfLocale } from "./paperSizes";
export { pageName, posterCell, posterPages } from "./posterPages";
