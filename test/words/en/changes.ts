import { type Message, message } from "../../../src/message";

export const changes: readonly (readonly [Message, string])[] = [
  [message("nothing-changed"), "Nothing was changed."],
  [message("nothing-else-changed"), "Nothing else was changed."],
  [message("partly-done"), "Part of the work is done; press the button again, or Clear maze."],
  [
    message("too-much-to-remember", { length: 2_500_000, most: 2_000_000 }),
    "Choose a smaller maze, or write less into it. The workbook would have to keep 2,500,000 characters about it, and Lavirint keeps at most 2,000,000.",
  ],
  [message("new-sheet-unfinished", { sheet: "Maze" }), "The new sheet Maze is unfinished; delete it and try again."],
];
