/** What a sheet remembers: the table of facts in hidden names, what was there before, what is written in which cells; and choices. */
export {
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
} from "./fact";
export {
  ENTRANCE,
  type UnderMark,
  endNames,
  exitName,
  fitsName,
  isMaskOutgrown,
  savedMask,
  savedOutside,
} from "./shapeAndEnds";
export {
  type DrawnFacts,
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
export {
  type Before,
  NOTHING_BEFORE,
  type ReadSizes,
  type SavedBefore,
  loadSizes,
  pinsOfBefore,
  savedBefore,
  restoreSizes,
  sizesBefore,
  type FrameLine,
} from "./before";
export { ARROWS, type Item, Written } from "./written";
export { checkChoicesName, savedChoices, recordBetween, recordIn, whereIs, writtenIn } from "./record";
