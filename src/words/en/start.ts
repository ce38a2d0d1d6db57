import excel from "./excel.ftl";
import running from "./running.ftl";
import sentences from "./sentences.ftl";
import sheet from "./sheet.ftl";
import sizeCells from "./size-cells.ftl";

/** What the pane opens with. */
export default [excel, running, sentences, sheet, sizeCells].join("\n");
