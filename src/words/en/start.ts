import excel from "./excel.ftl";
import running from "./running.ftl";
import sentences from "./sentences.ftl";

/** What the pane opens with. */
export default [excel, running, sentences].join("\n");
