/** What every action uses: running and rolling back, talking with the person, the maze in front. */
export {
  type GenerateChoice,
  type Layout,
  type Pace,
  type SetNumbersChoice,
  type SetNumbersPlace,
  type Outside,
  type Shape,
  type WallWeight,
  defaultLayout,
  USUALLY_NUMBERED,
  placeOfNumbers,
  startSize,
} from "./choices";
export type { OpenWorkbook } from "../../worksheet/excel";
export type { Dialogue, Question } from "./dialogue";
export { endTrail } from "./endTrail";
export { type Finding, MOST_FINDINGS, addressesOf, firstOf } from "./findings";
export { isSameMaze } from "./isSameMaze";
export { encodeChoice, readKeptChoice } from "./keptChoice";
export { type Outlined, outlined } from "./outlined";
export { openWorkbook } from "./openWorkbook";
export {
  lookAndAsk,
  type Act,
  ActionFailure,
  type ActionOutcome,
  act,
  actFor,
  askFirst,
  firstLook,
  glance,
} from "./work";
export { endsOf, mazeInFront, readMarkedMaze, readingProgress } from "./mazeInFront";
export { mazeSheetTexts } from "./mazeSheetTexts";
export { pageRemark, paperRemark } from "./paperRemark";
export { helperPlace } from "./helperPlace";
