import commands from "./commands.ftl";
import laboratory from "./laboratory.ftl";
import report from "./report.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [commands, laboratory, report].join("\n");
