/** Sheets that hold a maze in another form: wall codes, words, a sheet that marks typed paths. */
export { addReadableSheet, addWallCodes, readWallCodes, rewriteWallCodes } from "./wallCodes";
export {
  addMarkingSheet,
  typedOn,
  findMarkingSheets,
  markingByPage,
  addResultsSheet,
  findPathInput,
  typePath,
} from "./markingSheets";
