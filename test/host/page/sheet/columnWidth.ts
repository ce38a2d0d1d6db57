/** Pixels of the widest digit of Calibri 11 at 96 dots an inch, a new workbook's font, and of the space beside the digits. */
const DIGIT = 7;
const PADDING = 5;
/** A pixel at 96 dots an inch, in points. */
const PIXEL = 0.75;

/** A column's width in characters, as Excel shows it to people: 8.43 for 48 points (ECMA-376 part 1, 18.3.1.13). */
export function charactersOf(points: number): number {
  const pixels = Math.round(points / PIXEL);
  const width = pixels < DIGIT + PADDING ? pixels / (DIGIT + PADDING) : (pixels - PADDING) / DIGIT;
  return Math.round(width * 100) / 100;
}

/** Points from such a width, in whole pixels. */
export function pointsOfCharacters(characters: number): number {
  const pixels = characters < 1 ? characters * (DIGIT + PADDING) : characters * DIGIT + PADDING;
  return Math.round(pixels) * PIXEL;
}
