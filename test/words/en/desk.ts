import { type Message, message } from "../../../src/message";

export const desk: readonly (readonly [Message, string])[] = [
  [
    message("at-work-in-pane", { action: message("generate-button"), window: "another" }),
    "Wait, or press Stop there, and try again: “Generate” is at work in the pane of another window.",
  ],
  [
    message("at-work-from-ribbon", { action: message("another-action") }),
    "Wait and try again: “Another action” is at work from the ribbon.",
  ],
  [message("another-action"), "Another action"],
  [
    message("while-taken-back", { details: message("excel-error", { code: "Timeout", text: "Too late." }) }),
    "While it was taken back: Timeout: Too late.",
  ],
  [message("delete"), "Delete"],
  [message("columns-and-rows", { columns: 1, rows: 1_200 }), "1 column and 1,200 rows"],
  [
    message("footer-emptied"),
    "Press Prepare page again: the footer described the maze as it was before, so it is empty now.",
  ],
  [
    message("footer-out-of-date"),
    "Press Prepare page again: the footer of its page still describes the maze as it was before.",
  ],
  [
    message("booklet-out-of-date"),
    "The index, the answer and the footer of its booklet still describe the maze as it was made.",
  ],
];
