import commands from "./commands.ftl";
import desk from "./desk.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [commands, desk].join("\n");
