/** The sheet with the set numbers of a maze. */
export {
  type SetNumbers,
  type SetsBlock,
  checksumOf,
  contentsOfBlock,
  encodeSets,
  setsRecordOf,
  withLabel,
  type SetsSheet,
  emptySetNumbers,
  readSets,
  findSets,
  hideSets,
  holdsSetNumbers,
  isShown,
  lookAtSheetAndSets,
  showSheet,
} from "./sets";
export { type NamedSheet, formatSetNumbers, writeSetNumbersChange } from "./writeSets";
