import running from "./running.ftl";
import sentences from "./sentences.ftl";

/** What the pane opens with. */
export default [running, sentences].join("\n");
