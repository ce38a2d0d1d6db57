/** The sheet with the set numbers of a maze. */
export {
  type NamedSheet,
  type SetNumbers,
  type SetsSheet,
  dressSetNumbers,
  emptySetNumbers,
  leaveSets,
  readSets,
  setNumbersWritten,
  setsLeft,
  findSets,
  hideSets,
  holdsSetNumbers,
  isShown,
  lookAtSheetAndSets,
  showSheet,
} from "./sets";
