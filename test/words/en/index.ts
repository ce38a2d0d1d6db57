import type { Message } from "../../../src/message";
import { commands } from "./commands";
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
import { running } from "./running";
import { sentences } from "./sentences";

/** One example of every message, with its English words. */
export const examples: readonly (readonly [Message, string])[] = [
  ...commands,
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
  ...running,
  ...sentences,
];
