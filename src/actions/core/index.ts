/** What every action uses: running and rolling back, talking with the person, what the person chooses. */
export {
  type GenerateChoice,
  type Layout,
  type Pace,
  type SetNumbersChoice,
  type SetNumbersPlace,
  type Outside,
  type CellShape,
  type WallWeight,
  defaultLayout,
  placeOfNumbers,
  startSize,
} from "./choices";
export { encodeChoice, readSavedChoice, shareOf } from "./savedChoice";
export { askAboutUndo } from "./askAboutUndo";
export type { OpenWorkbook } from "../../worksheet/excel";
export {
  type Dialogue,
  type Question,
  mazeSheetTexts,
  openWorkbook,
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
