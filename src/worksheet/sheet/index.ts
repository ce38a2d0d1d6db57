export { type Before, NOTHING_BEFORE } from "./memory/before";
export { ENTRANCE, type Was, endNames, exitName, fitsName } from "./memory/endsFact";
export type { FrameLine } from "./memory/frameLine";
export { restoreSizes, sizesBefore } from "./sizesBefore";
export {
  ENTRANCE_LETTER,
  EXIT_LETTER,
  type End,
  type EndCell,
  type FoundEnds,
  type MarkedEnds,
  drawEnds,
  findEnds,
  gapsOf,
  isEndLetter,
  nextExitName,
  outerSide,
  setEnd,
  withEnd,
  withoutEnd,
} from "./ends";
export {
  clearFrame,
  frameBefore,
  frameLineBeside,
  joinedLines,
  loadFrame,
  opposite,
  restoreFrame,
  sidesOf,
  withinOf,
} from "./frame";
export {
  type HelperSheet,
  type LoadedHelpers,
  addHelper,
  findHelper,
  helperAdded,
  idleHelpers,
  loadHelpers,
} from "./helperSheets";
export { keepChoices, keepPaperText, keptChoices, keptPaperText } from "./keptChoices";
export { editedBetween, keptWalls, wallsOfBlock, wallsText } from "./keptWalls";
export { isMaskOutgrown, rememberedMask } from "./mask";
export { type MazeIdentity, identityOf, isBesideMaze } from "./mazeIdentity";
export type { DrawnMaze } from "./memory/drawnMaze";
export { forget, isRemembered, namesOf, putBack, remember, rememberFirst } from "./memory/fact";
export { type RememberingSheet, factBetween } from "./memory/factBetween";
export { facts } from "./memory/facts";
export type { SheetMark } from "./memory/kinds";
export {
  forgetAll,
  forgetLeftovers,
  forgetMaze,
  forgotten,
  leftovers,
  putMazeBack,
  rememberMaze,
} from "./memory/memory";
export { MOST_PINS } from "./memory/pinnedFact";
export { checkObstacles, isMergedUnknown, loadObstacles, unlessMergedUnknown, usedArea } from "./obstacles";
export { type PageKept, emptyFooter, givePageBack, isPagePrepared, layPage, pageSetUp } from "./page";
export { type Selection, cellsIn, nameAreas, readSelection, selectedAddress } from "./selection";
export {
  type SheetLook,
  type SheetName,
  type SheetState,
  checkStructure,
  checkUnprotected,
  foreignNamesIn,
  freeSheetName,
  gridToEdit,
  inParentheses,
  loadSheets,
  lookAtSheet,
  noMaze,
  readSheet,
  sheetsIn,
  withNumber,
} from "./sheetState";
export {
  ORIGIN,
  START_SIZE,
  type SizeCells,
  completedCells,
  coversSizeCells,
  hasSizeCells,
  isPlaceFree,
  loadStandardPlace,
  madeSizeCells,
  makeSizeCells,
  nameSizeCells,
  numberIn,
  readSizeCells,
  sizeCellsBetween,
  sizeColumnBeside,
  sizeIn,
  sizeNamesBetween,
  writeSizeCells,
} from "./sizeCells";
export { loadSizes, readLoadedSizes } from "./sizes";
export { guardCodes, guardStamp, guarding, stampBetween, stampName, stampOf } from "./stamp";
export { BLOCK_CELLS, type WallBlock, loadWallBlock, looksBetween, wallBlockOf, wallsBetween } from "./wallBlock";
