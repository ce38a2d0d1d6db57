import running from "./running.ftl";
import sentences from "./sentences.ftl";

/** Words that the pane opens with. */
export default [running, sentences].join("\n");
