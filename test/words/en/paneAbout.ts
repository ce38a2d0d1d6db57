import { type Message, message } from "../../../src/message";

export const paneAbout: readonly (readonly [Message, string])[] = [
  [
    message("report-note"),
    "Report tries how cells, lines and names are treated here, on a sheet that it adds and removes again, in about 15 seconds at most. Earlier changes may become impossible to undo. The text can be pasted into an issue.",
  ],
  [message("report-button"), "Report"],
  [message("report-field"), "What was found"],
  [message("adding-report-sheet"), "Adding a sheet to try things on…"],
  [message("report-copied"), "It is copied."],
];
