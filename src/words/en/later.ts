import commands from "./commands.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [commands].join("\n");
