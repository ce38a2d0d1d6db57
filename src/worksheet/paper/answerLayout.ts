import type { Grid } from "../../maze/model";
import { cellThatFits, COLUMN_GROWTH } from "./fillPage";
import { HEADER_FONT } from "./pageTexts";
import { type Orientation, type PaperName, printableArea } from "./paperSizes";

/** Answers on a page. */
export type AnswersAPage = 4 | 6 | 9;

/**
 * How the answers of a booklet stand on their sheet: in cells as large as those of the mazes, whose copies they are. The page is
 * fitted to its width, which makes all of it smaller, lines too.
 */
export interface AnswerLayout {
  readonly orientation: Orientation;
  /** Answers beside each other, and one below the other. */
  readonly across: number;
  readonly down: number;
  /** Points on the sheet: each of the columns between two answers, the row with an answer's number, the one after the answer. */
  readonly gap: number;
  readonly label: number;
  readonly spacer: number;
  /** Points on the sheet, whole: of an answer's number, of the header, which is made smaller with the page, and of the page's number. */
  readonly fontSize: number;
  readonly headerFont: number;
  readonly footerFont: number;
  /** Percent: the scale that fits too, for a page that cannot be fitted to its width. */
  readonly percent: number;
}

/** Columns between two answers. */
export const ANSWER_GAP = 2;
/** Points on paper, about: what is above and below an answer, and its number. */
const LABEL = 15;
const SPACER = 6;
const FONT = 9;
const FOOTER_FONT = 10;
/** Points of a pixel, in which Excel keeps widths and heights. */
const PIXEL = 0.75;
/** How much higher than wide a full page is taken to be, so that one which is fitted to its width has room for its rows. */
const SLACK = 1.03;
/** Points of the smallest cell of an answer: nobody has to find a way there, only to see one. */
const LEAST_ANSWER_CELL = 4.5;

const arrangements: Readonly<Record<AnswersAPage, readonly (readonly [across: number, down: number])[]>> = {
  4: [[2, 2]],
  6: [
    [2, 3],
    [3, 2],
  ],
  9: [[3, 3]],
};

/**
 * The layout with the largest cells on paper, for mazes with cells of `cellSize` points; undefined where they would be too small to be
 * seen.
 */
export function answerLayout(
  paper: PaperName,
  { columns, rows }: Pick<Grid, "columns" | "rows">,
  answers: AnswersAPage,
  cellSize: number,
): AnswerLayout | undefined {
  const layouts = (["Portrait", "Landscape"] as const).flatMap((orientation) =>
    arrangements[answers].map(([across, down]) => {
      const { width, height } = printableArea(paper, orientation);
      const room = { width, height: height - down * (LABEL + SPACER) };
      const printed = cellThatFits(room, across * columns + (across - 1) * ANSWER_GAP, down * rows);
      return { printed, orientation, across, down, room: { width, height } };
    }),
  );
  const { printed, room, ...best } = layouts.reduce((one, other) => (other.printed > one.printed ? other : one));
  if (printed < LEAST_ANSWER_CELL) return undefined;
  const larger = (points: number) => Math.ceil((points * cellSize) / printed / PIXEL) * PIXEL;
  const [label, spacer] = [larger(LABEL), larger(SPACER)];
  // As wide, by its gaps, as its height asks for: then what fits the width fits the page, however wide columns come out.
  const height = best.down * (rows * cellSize + label + spacer);
  const mazes = best.across * columns * cellSize;
  const gaps = Math.max(ANSWER_GAP * (best.across - 1) * cellSize, (height * SLACK * room.width) / room.height - mazes);
  const gap = Math.ceil(gaps / ANSWER_GAP / (best.across - 1) / PIXEL) * PIXEL;
  const width = mazes + gap * ANSWER_GAP * (best.across - 1);
  const percent = Math.floor((100 * room.width) / (width * COLUMN_GROWTH));
  const [fontSize, headerFont, footerFont] = [FONT, HEADER_FONT, FOOTER_FONT].map((points) =>
    Math.round(larger(points)),
  );
  return {
    ...best,
    gap,
    label,
    spacer,
    fontSize: fontSize!,
    headerFont: headerFont!,
    footerFont: footerFont!,
    percent,
  };
}
