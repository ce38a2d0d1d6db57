import beside from "./beside.ftl";
import bookletSheets from "./booklet-sheets.ftl";
import changes from "./changes.ftl";
import commands from "./commands.ftl";
import desk from "./desk.ftl";
import edit from "./edit.ftl";
import front from "./front.ftl";
import grid from "./grid.ftl";
import labels from "./labels.ftl";
import laboratory from "./laboratory.ftl";
import make from "./make.ftl";
import paper from "./paper.ftl";
import place from "./place.ftl";
import print from "./print.ftl";
import probe from "./probe.ftl";
import report from "./report.ftl";
import search from "./search.ftl";
import solve from "./solve.ftl";
import trace from "./trace.ftl";
import watch from "./watch.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [beside, bookletSheets, changes, commands, desk, edit, front, grid, labels, laboratory, make, paper, place, print, probe, report, search, solve, trace, watch].join("\n");
