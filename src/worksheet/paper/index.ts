/** Papers, and the cells that fill them: pages, answers, posters. */
export { type AnswerLayout, answerLayout, slotOf } from "./answerLayout";
export {
  GRID_GAP,
  type MazesAPage,
  cellsToFillPage,
  fillPage,
  weightFor,
  fitWindow,
  type Orientation,
  type PaperName,
  orientationOf,
  paperNames,
  paperOfLocale,
  pageName,
  posterCell,
  posterOrientation,
  posterPages,
  shrunkToPage,
  HEADER_FONT,
  MARGINS,
} from "./paperSizes";
export { markPoster, posterMarks } from "./markPoster";
