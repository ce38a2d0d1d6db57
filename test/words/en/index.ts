import type { Message } from "../../../src/message";
import { beside } from "./beside";
import { bookletSheets } from "./bookletSheets";
import { changes } from "./changes";
import { commands } from "./commands";
import { excel } from "./excel";
import { grid } from "./grid";
import { pages } from "./pages";
import { pane } from "./pane";
import { paneAbout } from "./paneAbout";
import { paneChange } from "./paneChange";
import { paneControls } from "./paneControls";
import { paneLaboratory } from "./paneLaboratory";
import { paneMake } from "./paneMake";
import { panePrint } from "./panePrint";
import { paneSolve } from "./paneSolve";
import { paneWatch } from "./paneWatch";
import { paper } from "./paper";
import { place } from "./place";
import { probe } from "./probe";
import { running } from "./running";
import { search } from "./search";
import { sentences } from "./sentences";
import { sheet } from "./sheet";
import { sizeCells } from "./sizeCells";
import { trace } from "./trace";
import { watch } from "./watch";

/** One example of every message, with its English words. */
export const examples: readonly (readonly [Message, string])[] = [
  ...beside,
  ...bookletSheets,
  ...changes,
  ...commands,
  ...excel,
  ...grid,
  ...pages,
  ...pane,
  ...paneAbout,
  ...paneChange,
  ...paneControls,
  ...paneLaboratory,
  ...paneMake,
  ...panePrint,
  ...paneSolve,
  ...paneWatch,
  ...paper,
  ...place,
  ...probe,
  ...running,
  ...search,
  ...sentences,
  ...sheet,
  ...sizeCells,
  ...trace,
  ...watch,
];
