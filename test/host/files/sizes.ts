/** Width in pixels of the widest digit of Calibri 11, a new workbook's font, at 96 dots an inch. */
const DIGIT = 7;
/** A pixel at 96 dots an inch, in points. */
const PIXEL = 0.75;

/**
 * The `width` of a column in a file, in characters of the standard font with their padding, from points; the points are
 * rounded to whole pixels, as Excel does. ECMA-376 part 1, 18.3.1.13: width = Truncate(pixels / digit width * 256) / 256.
 */
export function widthInFile(points: number): number {
  return Math.trunc((Math.round(points / PIXEL) / DIGIT) * 256) / 256;
}

/** Points from a column's `width` in a file: pixels = Truncate((256 * width + Truncate(128 / digit width)) / 256 * digit width). */
export function pointsOfWidth(width: number): number {
  return Math.trunc(((256 * width + Math.trunc(128 / DIGIT)) / 256) * DIGIT) * PIXEL;
}
