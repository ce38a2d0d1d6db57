import { type Message, message } from "../../../src/message";

export const changes: readonly (readonly [Message, string])[] = [
  [message("nothing-changed"), "Nothing was changed."],
  [message("nothing-else-changed"), "Nothing else was changed."],
  [message("partly-done"), "Press the button again, or press Clear maze. Only part of the work is done."],
  [
    message("too-much-to-remember", { length: 2_500_000, most: 2_000_000 }),
    "Choose a smaller maze, or write less into it. The workbook would have to keep 2,500,000 characters about it, and Lavirint keeps at most 2,000,000.",
  ],
  [message("new-sheet-unfinished", { sheet: "Maze" }), "Delete the new sheet Maze and try again. It is unfinished."],
  [
    message("arrived-sheet-left", { sheet: "Maze sets" }),
    "Delete the sheet Maze sets, if it is there, and try again. It is unfinished. A hidden sheet is shown by Unhide in the menu of the sheet tabs.",
  ],
];
