import { type Message, message } from "../../../src/message";

export const labels: readonly (readonly [Message, string])[] = [
  [message("generate-button"), "Generate"],
  [message("format-grid-button"), "Format grid"],
  [message("previous-maze-button"), "Previous maze"],
  [message("clear-maze-button"), "Clear maze"],
  [message("create-from-passages-button"), "Create from passages"],
  [message("draw-code-button"), "Draw share code"],
  [message("open-text-button"), "Open text…"],
  [message("show-code-button"), "Show share code"],
  [message("show-text-button"), "Show as text"],
  [message("set-up-sheet-button"), "Set up sheet"],
  [message("show-set-numbers-button"), "Show set numbers"],
  [message("answer-page-button"), "Answer page"],
  [message("prepare-page-button"), "Prepare page"],
  [message("make-poster-button"), "Make poster"],
  [message("make-booklet-button"), "Make booklet"],
  [message("delete-booklet-button"), "Delete booklet"],
  [message("fill-cells-button"), "Put on the maze"],
  [message("take-items-button"), "Take items away"],
  [message("insert-picture-button"), "Insert picture"],
  [message("draw-picture"), "Draw the picture"],
];
