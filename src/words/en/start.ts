import controls from "./pane-controls.ftl";
import excel from "./excel.ftl";
import generators from "./generators.ftl";
import make from "./pane-make.ftl";
import pane from "./pane.ftl";
import running from "./running.ftl";
import sentences from "./sentences.ftl";
import sheet from "./sheet.ftl";
import sizeCells from "./size-cells.ftl";

/** What the pane opens with. */
export default [controls, excel, generators, make, pane, running, sentences, sheet, sizeCells].join("\n");
