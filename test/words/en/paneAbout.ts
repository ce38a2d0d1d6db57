import { type Message, message } from "../../../src/message";

export const paneAbout: readonly (readonly [Message, string])[] = [
  [
    message("report-note"),
    "Report tests how your spreadsheet program treats cells, lines and names, on a sheet that it adds and then removes, in about 15 seconds at most. Earlier changes may become impossible to undo. You can paste the text into an issue.",
  ],
  [message("report-button"), "Report"],
  [message("report-field"), "What was found"],
  [message("adding-report-sheet"), "Adding a test sheet…"],
  [message("report-copied"), "It is copied."],
];
