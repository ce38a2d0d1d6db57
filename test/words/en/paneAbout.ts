import { type Message, message } from "../../../src/message";

export const paneAbout: readonly (readonly [Message, string])[] = [
  [message("about-licence"), "Lavirint is free software under the MIT License."],
  [message("about-help-link"), "Help"],
  [message("about-privacy-link"), "Privacy"],
  [message("about-licence-link"), "License"],
  [message("first-steps-button"), "First steps"],
  [message("first-steps-title"), "First steps"],
  [message("first-steps-make"), "Press Generate, here or on the ribbon. A maze appears in the cells of the sheet."],
  [message("first-steps-solve"), "Press Solve to see the path."],
  [message("first-steps-print"), "Press Prepare page, then Ctrl+P (on a Mac, Cmd+P), to print the maze on one page."],
  [message("first-steps-close"), "Begin"],
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
