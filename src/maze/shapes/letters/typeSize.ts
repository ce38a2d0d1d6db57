import { type TypeSize, columnsOf, rowsAbove, rowsBelow } from "./drawLetter";
import type { Letter } from "./readLetters";

/** The size of letters for a grid, and the columns and rows that they take there with all joints and gaps. */
interface Fit extends TypeSize {
  readonly columns: number;
  readonly rows: number;
}

/** Free columns between letters, and free rows above and below the bar between lines. */
export function gapOf(pen: number): number {
  return Math.floor(pen / 2);
}

/** Columns of a line of letters. */
export function columnsOfLine(line: readonly Letter[], size: Pick<TypeSize, "pen" | "stretch">): number {
  return line.reduce((sum, letter) => sum + columnsOf(letter, size), (line.length - 1) * gapOf(size.pen));
}

/** The smallest letters that hold a maze: strokes of two cells, and one free cell inside. */
export function smallestFit(lines: readonly (readonly Letter[])[]): Fit {
  return fitOf(lines, 2, 1, 0);
}

/** The size of letters that fills a grid of at least {@link smallestFit}: bold, but open inside, and not too slim or too wide. */
export function largestFit(lines: readonly (readonly Letter[])[], rows: number, columns: number): Fit {
  const fits = (fit: Fit) => fit.rows <= rows && fit.columns <= columns;
  let pen = 2;
  while (fits(fitOf(lines, pen + 1, OPEN, 0))) pen++;
  let best = fitOf(lines, pen, 1, 0);
  for (let percent = 100; percent <= WIDEST; percent += 5) {
    const stretch = percent / 100;
    const low = fitOf(lines, pen, stretch, 0);
    if (!fits(low)) break;
    const wanted = Math.round(HEIGHT * (1.5 * pen * stretch + pen));
    const free = Math.floor((rows - low.rows) / lines.length);
    const fit = fitOf(lines, pen, stretch, Math.max(0, Math.min(free, wanted - low.height)));
    const isTooWide = 1.5 * pen * stretch + pen > fit.height;
    if (!isTooWide || percent === 100) best = fit;
  }
  return best;
}

/** How much wider than the narrowest letters must be for a pen of more than two cells, and may be at all, in percent. */
const OPEN = 1.4;
const WIDEST = 220;
/** The height of letters, where a letter of usual width is 1 wide. */
const HEIGHT = 2;

function fitOf(lines: readonly (readonly Letter[])[], pen: number, stretch: number, higher: number): Fit {
  const all = lines.flat();
  const above = all.some((letter) => letter.above !== undefined) ? rowsAbove(pen) : 0;
  const hasTail = ({ glyph, below }: Letter) => below !== undefined || /[78](?: |;|$)/.test(glyph.strokes);
  const below = all.some(hasTail) ? rowsBelow(pen) : 0;
  const height = 4 * pen + higher;
  const columns = Math.max(...lines.map((line) => columnsOfLine(line, { pen, stretch })));
  const rows = lines.length * (above + height + below) + (lines.length - 1) * (2 * gapOf(pen) + pen);
  return { pen, stretch, height, above, below, columns, rows };
}
