import { message } from "../../message";
import type { Grid } from "../../maze/model";
import { Refusal } from "../excel";
import { type CellSize, PIXEL } from "../looks";
import { drawnArea, sizeWithWalls } from "../lines";
import { COLUMN_GROWTH, HEADER_FONT, type Orientation, type PaperName, largestOnPage } from "./paperSizes";

/**
 * The layout of a booklet's answers on their sheet. Cells are as large as those of the mazes, which are copied; the page is
 * fitted to its width, which shrinks everything, lines too.
 */
export interface AnswerLayout {
  readonly orientation: Orientation;
  /** The room for an answer, in cells of the sheet. */
  readonly slot: Pick<Grid, "columns" | "rows">;
  /** Answers side by side, and answers below each other. */
  readonly across: number;
  readonly down: number;
  /** Points on paper by which the margins left and right are wider than usual. */
  readonly side: number;
  /** Points on the sheet: the columns between two answers, the row with an answer's number, and the row after the answer. */
  readonly gap: number;
  readonly label: number;
  readonly spacer: number;
  /** Whole points on the sheet: font sizes of an answer's number, of the header (which shrinks with the page), and of the page number. */
  readonly fontSize: number;
  readonly headerFont: number;
  readonly footerFont: number;
  /** The scale in percent that also fits, for a page that cannot be fitted to its width. */
  readonly percent: number;
}

const ANSWERS_A_PAGE = 6;
/** The most cells that a column between two answers is wide. */
const WIDEST_GAP = 1.5;
/** About how many points on paper the number and the space above and below an answer take. */
const LABEL = 15;
const SPACER = 6;
const FONT = 9;
const FOOTER_FONT = 10;
/** Points: the largest letters in the usual room of a header. */
const LARGEST_FONT = 24;
/** The ratio of height to width of a full page is assumed larger by this, so that a page fitted to its width has room for its rows. */
const SLACK = 1.03;
/** The smallest cell of an answer, in points: there nobody has to find a path, only to see one. */
const LEAST_ANSWER_CELL = 4.5;

export function slotOf(sizes: readonly AnswerLayout["slot"][]): AnswerLayout["slot"] {
  const most = (side: "columns" | "rows") => Math.max(...sizes.map((size) => size[side]));
  return { columns: most("columns"), rows: most("rows") };
}

/**
 * The layout with the largest cells on paper, for mazes of up to this size with cells of `cellSize` points. Throws {@link Refusal} if they
 * would be too small to see.
 */
export function answerLayout(
  paper: PaperName,
  size: Pick<Grid, "columns" | "rows">,
  { cellSize, ...form }: Pick<CellSize, "cellSize" | "wallShare">,
): AnswerLayout {
  const { columns, rows } = sizeWithWalls(size, form);
  const page = largestOnPage(paper, size, { ...form, count: ANSWERS_A_PAGE, extra: LABEL + SPACER });
  const { printed, whole: room, orientation, across, down } = page;
  if (printed < LEAST_ANSWER_CELL) {
    throw new Refusal(message("answers-too-small", { answers: ANSWERS_A_PAGE, ...size, paper }));
  }
  const larger = (points: number) => Math.ceil((points * cellSize) / printed / PIXEL) * PIXEL;
  const [label, spacer] = [larger(LABEL), larger(SPACER)];
  // Gaps and margins make it as wide as its height requires: then what fits the width fits the page, even if columns come out wider.
  const height = down * (rows * cellSize + label + spacer);
  const mazes = across * columns * cellSize;
  const between = page.gaps;
  const gaps = Math.max(between * cellSize, (height * SLACK * room.width) / room.height - mazes);
  const gap = Math.ceil(Math.min(gaps / between, WIDEST_GAP * cellSize) / PIXEL) * PIXEL;
  const width = mazes + gap * between;
  const side = Math.floor((Math.max(0, mazes + gaps - width) / (mazes + gaps) / 2) * room.width);
  const percent = Math.floor((100 * (room.width - 2 * side)) / (width * COLUMN_GROWTH));
  const [fontSize, headerFont, footerFont] = [FONT, HEADER_FONT, FOOTER_FONT].map((points) =>
    Math.round(larger(points)),
  );
  // LibreOffice shrinks the room of header and footer with the page, where larger letters would be cut off.
  return {
    orientation,
    across,
    down,
    slot: slotOf([drawnArea({ row: 0, column: 0, ...size }, form)]),
    side,
    gap,
    label,
    spacer,
    fontSize: fontSize!,
    headerFont: Math.min(headerFont!, LARGEST_FONT),
    footerFont: Math.min(footerFont!, LARGEST_FONT),
    percent,
  };
}
