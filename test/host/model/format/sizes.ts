/** A pixel at 96 dots an inch, in points. */
const PIXEL = 0.75;

/** Points; Excel's greatest row height. */
export const ROW_HEIGHT_LIMIT = 409.5;

/** Points: 255 characters of 7 pixels and 5 pixels of padding, Excel's greatest column width with its standard font. */
export const COLUMN_WIDTH_LIMIT = (255 * 7 + 5) * PIXEL;

/** Excel keeps sizes as whole pixels of the screen; here of one at 96 dots an inch. */
export function wholePixels(points: number): number {
  return Math.round(points / PIXEL) * PIXEL;
}
