import generators from "./generators.ftl";
import running from "./running.ftl";
import sentences from "./sentences.ftl";

/** What the pane opens with. */
export default [generators, running, sentences].join("\n");
