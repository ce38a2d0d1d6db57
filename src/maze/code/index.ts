export { crc32 } from "./crc32";
export { type Recipe, decode, encode, follow, mazeOf } from "./recipe";
export { decodeWalls, encodeWalls } from "./wallCode";
