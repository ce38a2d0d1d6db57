import beside from "./beside.ftl";
import bookletSheets from "./booklet-sheets.ftl";
import changes from "./changes.ftl";
import classroom from "./classroom.ftl";
import commands from "./commands.ftl";
import comparison from "./comparison.ftl";
import desk from "./desk.ftl";
import edit from "./edit.ftl";
import front from "./front.ftl";
import generatorPages from "./generator-pages.ftl";
import grid from "./grid.ftl";
import labels from "./labels.ftl";
import laboratory from "./laboratory.ftl";
import make from "./make.ftl";
import maze from "./maze.ftl";
import mazeText from "./maze-text.ftl";
import pages from "./pages.ftl";
import paneAbout from "./pane-about.ftl";
import paneChange from "./pane-change.ftl";
import paneLaboratory from "./pane-laboratory.ftl";
import panePrint from "./pane-print.ftl";
import paneShapes from "./pane-shapes.ftl";
import paneSolve from "./pane-solve.ftl";
import paneWatch from "./pane-watch.ftl";
import paper from "./paper.ftl";
import place from "./place.ftl";
import print from "./print.ftl";
import probe from "./probe.ftl";
import report from "./report.ftl";
import search from "./search.ftl";
import shapes from "./shapes.ftl";
import solve from "./solve.ftl";
import solvers from "./solvers.ftl";
import times from "./times.ftl";
import trace from "./trace.ftl";
import watch from "./watch.ftl";
import workbook from "./workbook.ftl";
import workbookMarking from "./workbook-marking.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [
  beside,
  bookletSheets,
  changes,
  classroom,
  commands,
  comparison,
  desk,
  edit,
  front,
  generatorPages,
  grid,
  labels,
  laboratory,
  make,
  maze,
  mazeText,
  pages,
  paneAbout,
  paneChange,
  paneLaboratory,
  panePrint,
  paneShapes,
  paneSolve,
  paneWatch,
  paper,
  place,
  print,
  probe,
  report,
  search,
  shapes,
  solve,
  solvers,
  times,
  trace,
  watch,
  workbook,
  workbookMarking,
].join("\n");
