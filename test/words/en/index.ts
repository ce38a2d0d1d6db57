import type { Message } from "../../../src/message";
import { beside } from "./beside";
import { bookletSheets } from "./bookletSheets";
import { changes } from "./changes";
import { classroom } from "./classroom";
import { commands } from "./commands";
import { comparison } from "./comparison";
import { desk } from "./desk";
import { edit } from "./edit";
import { excel } from "./excel";
import { front } from "./front";
import { functions } from "./functions";
import { generatorPages } from "./generatorPages";
import { generators } from "./generators";
import { grid } from "./grid";
import { labels } from "./labels";
import { laboratory } from "./laboratory";
import { make } from "./make";
import { maze } from "./maze";
import { mazeText } from "./mazeText";
import { pages } from "./pages";
import { pane } from "./pane";
import { paneAbout } from "./paneAbout";
import { paneChange } from "./paneChange";
import { paneControls } from "./paneControls";
import { paneLaboratory } from "./paneLaboratory";
import { paneMake } from "./paneMake";
import { panePrint } from "./panePrint";
import { paneShapes } from "./paneShapes";
import { paneSolve } from "./paneSolve";
import { paneWatch } from "./paneWatch";
import { paper } from "./paper";
import { place } from "./place";
import { play } from "./play";
import { print } from "./print";
import { probe } from "./probe";
import { report } from "./report";
import { running } from "./running";
import { search } from "./search";
import { sentences } from "./sentences";
import { shapes } from "./shapes";
import { sheet } from "./sheet";
import { sizeCells } from "./sizeCells";
import { solve } from "./solve";
import { solvers } from "./solvers";
import { times } from "./times";
import { trace } from "./trace";
import { watch } from "./watch";
import { workbook } from "./workbook";
import { workbookMarking } from "./workbookMarking";

/** One example of every message, with its English words. */
export const examples: readonly (readonly [Message, string])[] = [
  ...beside,
  ...bookletSheets,
  ...changes,
  ...classroom,
  ...commands,
  ...comparison,
  ...desk,
  ...edit,
  ...excel,
  ...front,
  ...functions,
  ...generatorPages,
  ...generators,
  ...grid,
  ...labels,
  ...laboratory,
  ...make,
  ...maze,
  ...mazeText,
  ...pages,
  ...pane,
  ...paneAbout,
  ...paneChange,
  ...paneControls,
  ...paneLaboratory,
  ...paneMake,
  ...panePrint,
  ...paneShapes,
  ...paneSolve,
  ...paneWatch,
  ...paper,
  ...place,
  ...play,
  ...print,
  ...probe,
  ...report,
  ...running,
  ...search,
  ...sentences,
  ...shapes,
  ...sheet,
  ...sizeCells,
  ...solve,
  ...solvers,
  ...times,
  ...trace,
  ...watch,
  ...workbook,
  ...workbookMarking,
];
