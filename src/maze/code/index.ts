/** Mazes as texts that a program reads: share codes, which hold the recipe or all walls, and codes wall by wall without a seal. */
export { crc32 } from "./sealed";
export { MOST_CODE_CELLS, decodeMaze, encodeMaze } from "./mazeCode";
export { type Recipe, decode, encode, follow, mazeOf } from "./recipe";
export { decodeWalls, encodeWalls, mazeOfTable, wallTable } from "./wallCode";
