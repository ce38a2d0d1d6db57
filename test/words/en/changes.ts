import { type Message, message } from "../../../src/message";

export const changes: readonly (readonly [Message, string])[] = [
  [message("nothing-changed"), "Nothing was changed."],
  [message("nothing-else-changed"), "Nothing else was changed."],
  [message("partly-done"), "Press the button again, or press Clear maze. Only part of the work is done."],
  [message("new-sheet-unfinished", { sheet: "Maze" }), "Delete the new sheet Maze and try again. It is unfinished."],
];
