import controls from "./pane-controls.ftl";
import make from "./pane-make.ftl";
import pane from "./pane.ftl";
import running from "./running.ftl";
import sentences from "./sentences.ftl";

/** What the pane opens with. */
export default [controls, make, pane, running, sentences].join("\n");
