import type { BookMaze } from "./bookMaze";

/** The most cells of one request, about 6 bytes each. */
const CELLS_AT_ONCE = 25_000;

/** Mazes of one size in batches of at most `most` for one request each; all but the last hold a multiple of `step`. */
export function batchesOf(mazes: readonly BookMaze[], most: number, step: number): BookMaze[][] {
  const batches: BookMaze[][] = [];
  const cells = mazes[0]?.maze.size ?? 1;
  const fit = Math.min(most, Math.floor(CELLS_AT_ONCE / cells));
  const size = Math.max(step, Math.floor(fit / step) * step);
  for (let at = 0; at < mazes.length; at += size) batches.push(mazes.slice(at, at + size));
  return batches;
}
