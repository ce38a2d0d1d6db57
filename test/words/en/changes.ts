import { type Message, message } from "../../../src/message";

export const changes: readonly (readonly [Message, string])[] = [
  [message("nothing-changed"), "Nothing was changed."],
  [message("nothing-else-changed"), "Nothing else was changed."],
  [message("partly-done"), "Part of the work is done; press the button again, or Clear maze."],
  [message("new-sheet-unfinished", { sheet: "Maze" }), "The new sheet Maze is unfinished; delete it and try again."],
];
