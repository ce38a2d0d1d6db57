import beside from "./beside.ftl";
import bookletSheets from "./booklet-sheets.ftl";
import changes from "./changes.ftl";
import pages from "./pages.ftl";
import paneAbout from "./pane-about.ftl";
import paneChange from "./pane-change.ftl";
import paneLaboratory from "./pane-laboratory.ftl";
import panePrint from "./pane-print.ftl";
import paneSolve from "./pane-solve.ftl";
import paneWatch from "./pane-watch.ftl";
import commands from "./commands.ftl";
import grid from "./grid.ftl";
import paper from "./paper.ftl";
import place from "./place.ftl";
import probe from "./probe.ftl";
import search from "./search.ftl";
import trace from "./trace.ftl";
import watch from "./watch.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [
  beside,
  bookletSheets,
  changes,
  commands,
  grid,
  pages,
  paneAbout,
  paneChange,
  paneLaboratory,
  panePrint,
  paneSolve,
  paneWatch,
  paper,
  place,
  probe,
  search,
  trace,
  watch,
].join("\n");
