/** What a sheet remembers in hidden names: the table of facts, how each is kept, and when it is deleted. */
export {
  type DrawnMaze,
  type RememberingSheet,
  factBetween,
  forget,
  isRemembered,
  namesOf,
  putBack,
  remember,
  rememberFirst,
  type Fact,
  type NamedMark,
  type SheetMark,
  pinnedLines,
  PIECE,
} from "./fact";
export { ENTRANCE, type UnderMark, endNames, exitName, fitsName } from "./shapeAndEnds";
export {
  facts,
  ownGridName,
  type PageKind,
  type PupilPage,
  forgetAll,
  forgetLeftovers,
  forgetMaze,
  forgotten,
  isBroken,
  isOurs,
  knowMazeNames,
  leftovers,
  marks,
  putMazeBack,
  rememberMaze,
} from "./facts";
export { isMaskOutgrown, rememberedMask, rememberedOutside } from "./shapeAndEnds";
