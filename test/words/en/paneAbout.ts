import { type Message, message } from "../../../src/message";

export const paneAbout: readonly (readonly [Message, string])[] = [
  [
    message("report-note"),
    "Report tests what your Excel does with cells, lines, names and pages, on a sheet that it adds and then removes, in about 20 seconds at most. Earlier changes may become impossible to undo. You can paste the text into an issue.",
  ],
  [
    message("report-long-check"),
    "Then measure whether Excel gets slower (up to 240 small changes on that sheet, a minute at most; Stop ends it)",
  ],
  [message("report-button"), "Report"],
  [message("report-field"), "What was found"],
  [message("adding-report-sheet"), "Adding a test sheet…"],
  [message("report-copied"), "It is copied."],
  [message("report-copy-table"), "Copy table"],
  [message("copying-report-table"), "Copying the table…"],
  [message("report-table-copied"), "The table is copied: paste it into the cells of a sheet."],
];
