/** The size of a letter, as a share of its cell. */
const LETTER_SHARE = 0.5;

/** The font size of items in cells, both in points. */
export function letterSize(cellSize: number): number {
  return Math.max(1, Math.floor(cellSize * LETTER_SHARE));
}
