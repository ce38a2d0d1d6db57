import { type Message, message } from "../../../src/message";

export const desk: readonly (readonly [Message, string])[] = [
  [
    message("at-work-in-pane", { action: message("generate-button"), window: "another" }),
    "Wait, or press Stop there, and try again. “Generate” is still running in the pane of another window.",
  ],
  [
    message("at-work-from-ribbon", { action: message("another-action") }),
    "Wait and try again. “Another action” is still running from the ribbon or from a cell’s menu.",
  ],
  [message("another-action"), "Another action"],
  [
    message("while-taken-back", { details: message("excel-error", { code: "Timeout", text: "Too late." }) }),
    "While it was being undone: Timeout: Too late.",
  ],
  [message("delete"), "Delete"],
  [message("replace"), "Replace"],
  [
    message("ask-to-read-file", { cells: 160_000 }),
    "Lavirint can read these 160,000 cells much faster from the workbook’s file. The file holds the whole workbook, with all its sheets. Lavirint reads it on this machine and sends it nowhere. Earlier steps may become impossible to undo. Read the file?",
  ],
  [message("read-file"), "Read file"],
  [message("read-cells"), "Read cell by cell"],
  [message("looking-at-sheet"), "Reading the sheet…"],
  [message("columns-and-rows", { columns: 1, rows: 1_200 }), "1 column and 1,200 rows"],
  [
    message("footer-emptied"),
    "To fill in the footer again, press Prepare page. It described the maze before this change, so it is empty now.",
  ],
  [
    message("footer-out-of-date"),
    "To correct the footer of its page, press Prepare page. It still describes the maze before this change.",
  ],
  [message("booklet-out-of-date"), "The index and the answer in its booklet still describe the original maze."],
  [
    message("answer-out-of-date", { sheet: "Sheet1 answer" }),
    "Sheet1 answer no longer shows the answer to the maze that it was made for.",
  ],
  [
    message("too-large-for-command", { maze: "B2:XY600", sheet: "Sheet1", cells: 250_000, most: 160_000 }),
    "Open the pane and do this there, where there is no time limit. A command is ended after five minutes, so it works on mazes of at most 160,000 cells. B2:XY600 on Sheet1 has 250,000.",
  ],
];
