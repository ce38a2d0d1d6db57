import about from "./pane-about.ftl";
import change from "./pane-change.ftl";
import laboratory from "./pane-laboratory.ftl";
import pages from "./pages.ftl";
import print from "./pane-print.ftl";
import solve from "./pane-solve.ftl";
import watch from "./pane-watch.ftl";
import commands from "./commands.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [about, change, commands, laboratory, pages, print, solve, watch].join("\n");
