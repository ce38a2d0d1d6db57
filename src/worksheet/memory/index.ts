/** What a sheet remembers in hidden names: the table of facts, how each is kept, and when it is deleted. */
export {
  type DrawnMaze,
  type SheetOfFacts,
  factBetween,
  removeFact,
  hasFact,
  namesOf,
  putBack,
  saveFact,
  saveFirstFact,
  savedNames,
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
  removeAllFacts,
  removeLeftoverFacts,
  removeMazeFacts,
  forgotten,
  isBroken,
  isOurs,
  knowMazeNames,
  leftovers,
  marks,
  putMazeBack,
  saveMazeFacts,
} from "./facts";
export { isMaskOutgrown, savedMask, savedOutside } from "./shapeAndEnds";
