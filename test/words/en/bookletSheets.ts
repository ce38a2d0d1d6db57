import { type Message, message } from "../../../src/message";

export const bookletSheets: readonly (readonly [Message, string])[] = [
  [message("drawing-mazes", { first: 1, last: 10, count: 30 }), "Drawing mazes 1 to 10 of 30…"],
  [message("drawing-answers", { first: 11, last: 20, count: 1200 }), "Drawing answers 11 to 20 of 1,200…"],
  [
    message("book-maze-untrue", { number: 7 }),
    "Close the workbook, open it again and try again. Maze 7 was drawn, but its walls are not where they should be.",
  ],
  [
    message("book-answer-untrue", { number: 7 }),
    "Close the workbook, open it again and try again. The answer to maze 7 was drawn, but its walls are not where they should be.",
  ],
  [
    message("pair-walls-still-stand"),
    "Close the workbook, open it again and try again. The workbook accepted the mazes, but some walls that should be gone are still there.",
  ],
  [
    message("pair-gone"),
    "Press Side by side for two new mazes. The two that were drawn are gone or have moved, so their steps can’t be shown.",
  ],
];
