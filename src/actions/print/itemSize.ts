import { lettersOf } from "../../maze/content";
import type { CellSize } from "../../worksheet/cells";

/** Of the height of a cell, what the height of a line of text leaves to its letters. */
const HEIGHT_SHARE = 0.7;
/** The width of a letter as a share of its height, for letters that are neither narrow nor wide. */
const WIDTH_SHARE = 0.6;
/** Points left and right of a text in its cell. */
const MARGIN = 3;
/** The smallest letters, in points, that are legible on paper. */
const LEAST = 7;

/** The font size in points with which the longest of these items fits into a cell; not below what is legible. */
export function itemSize(cell: CellSize, items: Iterable<string>): number {
  return Math.max(LEAST, largest(cell, items));
}

/** The font size in points with which a single letter is as large as its cell allows, legible or not. */
export function letterSize(cell: CellSize): number {
  return Math.max(1, largest(cell, []));
}

/** Whether all of these items are legible in a cell. */
export function areLegible(cell: CellSize, items: Iterable<string>): boolean {
  return largest(cell, items) >= LEAST;
}

function largest({ cellSize, cellHeight }: CellSize, items: Iterable<string>): number {
  let longest = 1;
  for (const item of items) longest = Math.max(longest, lettersOf(item).length);
  return Math.floor(Math.min(HEIGHT_SHARE * (cellHeight ?? cellSize), (cellSize - MARGIN) / (WIDTH_SHARE * longest)));
}
