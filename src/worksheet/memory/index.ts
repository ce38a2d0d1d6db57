/** What a sheet remembers in hidden names: the table of facts, how each is kept, and when it is deleted. */
export { type Before, NOTHING_BEFORE, type RememberedBefore, pinsOfBefore, rememberedBefore, runsOf } from "./before";
export type { DrawnMaze } from "./drawnMaze";
export { ENTRANCE, type UnderMark, endNames, exitName, fitsName } from "./endsFact";
export {
  type RememberingSheet,
  factBetween,
  forget,
  isLeftOut,
  isRemembered,
  namesOf,
  putBack,
  remember,
  rememberFirst,
} from "./fact";
export { facts, ownGridName } from "./facts";
export type { FrameLine } from "./frameLine";
export {
  checkChoicesName,
  checkPaperName,
  keepChoices,
  keepPaperText,
  keptChoices,
  keptPaperText,
} from "./keptChoices";
export type { NamedMark, SheetMark } from "./kinds";
export { pinnedLines } from "./lines";
export { isMaskOutgrown, rememberedMask, rememberedOutside } from "./mask";
export {
  forgetAll,
  forgetLeftovers,
  forgetMaze,
  forgotten,
  isBroken,
  isOurs,
  knowMazeNames,
  leftovers,
  marks,
  namesThatMove,
  putMazeBack,
  rememberMaze,
} from "./memory";
export type { PageKind, PosterPages, PupilPage } from "./pageKind";
export { MOST_PINS } from "./pinnedFact";
export { recordBetween, recordIn, numbersOfSteps, whereIs, writtenIn } from "./recordedCells";
export { ARROWS, type Item, Written } from "./written";
