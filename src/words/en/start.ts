import sentences from "./sentences.ftl";

/** What the pane opens with. */
export default [sentences].join("\n");
