import commands from "./commands.ftl";
import search from "./search.ftl";
import trace from "./trace.ftl";
import watch from "./watch.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [commands, search, trace, watch].join("\n");
