/** Sheets that hold a maze in another form: wall codes, words, a sheet that marks typed paths. */
export { readWallCodes, readableContents, rewriteWallCodes, wallCodeContents } from "./wallCodes";
export {
  PATH_CELL,
  markingContents,
  typedOn,
  findMarkingSheets,
  markingByPage,
  resultsContents,
  findPathInput,
  typePath,
} from "./markingSheets";
