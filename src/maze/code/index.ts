/** Mazes as texts that a program reads: share codes, of a recipe or of all walls; the latter without a seal; tables of wall codes. */
export { crc32, type Recipe, decode, encode, follow, mazeOf } from "./recipe";
export {
  MOST_CODE_CELLS,
  decodeMaze,
  encodeMaze,
  decodeWalls,
  encodeWalls,
  mazeOfTable,
  textInCell,
  wallTable,
} from "./wallCode";
