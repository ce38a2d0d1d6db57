/** Mazes as texts that a program reads: share codes, which hold the recipe, and codes wall by wall. */
export { crc32 } from "./crc32";
export { type Recipe, decode, encode, follow, mazeOf } from "./recipe";
export { decodeWalls, encodeWalls } from "./wallCode";
