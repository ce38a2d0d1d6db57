/** The sheet with the set numbers of a maze. */
export {
  type SetsBlock,
  type SetsRecord,
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
export { type NamedSheet, type SetNumbers, formatSetNumbers, writeSetNumbersChange } from "./writeSets";
