import commands from "./commands.ftl";
import edit from "./edit.ftl";
import solve from "./solve.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [commands, edit, solve].join("\n");
