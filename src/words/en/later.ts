import commands from "./commands.ftl";

/** Words for actions, and for parts of the pane that load later. */
export default [commands].join("\n");
