/** What tests of actions stand on: one door for all of it. */
export { type Conversation, asked, choice, conversation, said } from "./conversation";
export {
  book,
  drawLines,
  enclose,
  openInside,
  openMaze,
  openPane,
  openSized,
  openWorkbook,
  pane,
  person,
  resize,
  select,
  setUpAround,
  sheet,
  sizesInColumnA,
} from "./openMaze";
export {
  area,
  cellsOf,
  contentsOf,
  filledIn,
  gridIn,
  mazeIn,
  photograph,
  put,
  tableOn,
  valueAt,
  valuesIn,
} from "./sheetReading";
export { ended, expectRefused, failureOf, refusalOf, refusedUnchanged, sentenceOf } from "./failureOf";
export {
  type Recording,
  type Trouble,
  type Truth,
  askedInVain,
  everything,
  expectTrue,
  record,
  withoutChance,
  workIn,
} from "./trouble";
export { idsIn, sentencesIn } from "../words/sentencesIn";
export { traceOf } from "./traceOf";
