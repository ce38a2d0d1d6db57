import { type CellSize, shorterSide } from "../../worksheet/cells";

/** The size of a letter, as a share of its cell's shorter side. */
const LETTER_SHARE = 0.5;

/** The font size of items in cells, in points. */
export function letterSize(cell: CellSize): number {
  return Math.max(1, Math.floor(shorterSide(cell) * LETTER_SHARE));
}
