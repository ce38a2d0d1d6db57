/** Typed paths through a maze, marked step by step by formulas of a worksheet. */
export {
  type MarkingCells,
  type MarkingTexts,
  FIRST_RESULT_ROW,
  FIRST_STEP_ROW,
  MARKED_PATH_CELL,
  markingCells,
  MOST_MARKED_STEPS,
  stepsToMark,
  stepSigns,
} from "./markingCells";
