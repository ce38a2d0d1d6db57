import commands from "./commands.ftl";
import desk from "./desk.ftl";
import front from "./front.ftl";
import labels from "./labels.ftl";
import make from "./make.ftl";
import print from "./print.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [commands, desk, front, labels, make, print].join("\n");
