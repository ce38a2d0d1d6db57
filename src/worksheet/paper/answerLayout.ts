import type { Grid } from "../../maze/maze";
import { cellThatFits } from "./fillPage";
import { type Orientation, type PaperName, printableArea } from "./paperSizes";

/** Answers on a page. */
export type AnswersAPage = 4 | 6 | 9;

/** How the answers of a booklet stand on their pages: every column is one cell wide. */
export interface AnswerLayout {
  /** Points. */
  readonly cellSize: number;
  readonly orientation: Orientation;
  /** Answers beside each other, and one below the other. */
  readonly across: number;
  readonly down: number;
}

/** Columns between two answers. */
export const ANSWER_GAP = 2;
/** Points: the row with an answer's number, and the one after the answer. */
export const ANSWER_LABEL = 15;
export const ANSWER_SPACER = 6;
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

/** The layout with the largest cells; undefined where they would be too small to be seen. */
export function answerLayout(
  paper: PaperName,
  { columns, rows }: Pick<Grid, "columns" | "rows">,
  answers: AnswersAPage,
): AnswerLayout | undefined {
  const layouts = (["Portrait", "Landscape"] as const).flatMap((orientation) =>
    arrangements[answers].map(([across, down]) => {
      const { width, height } = printableArea(paper, orientation);
      const room = { width, height: height - down * (ANSWER_LABEL + ANSWER_SPACER) };
      const cellSize = cellThatFits(room, across * columns + (across - 1) * ANSWER_GAP, down * rows);
      return { cellSize, orientation, across, down };
    }),
  );
  const best = layouts.reduce((one, other) => (other.cellSize > one.cellSize ? other : one));
  return best.cellSize >= LEAST_ANSWER_CELL ? best : undefined;
}
