/** The page set-up of a sheet: header and footer, print area and breaks, written and restored. */
export {
  type PageToLay,
  breakPages,
  emptyFooter,
  restorePage,
  isPagePrepared,
  setUpPageAgain,
  pageSetUp,
  LIST_GAP,
  withQuestions,
} from "./page";
export {
  type FittedPage,
  type SheetToPrint,
  fitToWidth,
  footerMark,
  loadPage,
  newPage,
  pageFor,
  pageOfTable,
  printAreas,
  showPrinted,
  writePage,
} from "./pageSetup";
export {
  type BelowMaze,
  NO_TEXTS,
  footerOf,
  footerOfSentence,
  headerOf,
  inPoints,
  pageCodes,
  pageNumbers,
  pageText,
  ratingText,
} from "./pageTexts";
