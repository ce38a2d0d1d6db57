import { type Message, message } from "../../../src/message";

export const running: readonly (readonly [Message, string])[] = [
  [message("press-generate"), "To make a maze, press Generate."],
  [message("progress"), "Progress"],
  [message("see-message"), "Not finished; the message above says why."],
  [message("show-all-button"), "Show all"],
  [message("show-less-button"), "Less"],
  [message("stopping"), "Stopping…"],
  [message("close"), "Close"],
  [message("close-message"), "Close message"],
  [message("details"), "Details"],
  [message("cancel"), "Cancel"],
  [
    message("internal-error-in-pane"),
    "Look at the sheet. If the maze is not whole, press Clear maze and generate it again. Lavirint hit an internal error and stopped.",
  ],
  [message("part-loading"), "Loading…"],
  [message("command-words-missing"), "Check your connection and try again. A part of Lavirint couldn’t be loaded."],
  [message("part-missing"), "This part of Lavirint couldn’t be loaded."],
  [
    message("part-not-loaded"),
    "Check your connection and try again. This part of Lavirint couldn’t be loaded. If this happens again, close the pane and reopen it.",
  ],
];
