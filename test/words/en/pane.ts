import { type Message, message } from "../../../src/message";

export const pane: readonly (readonly [Message, string])[] = [
  [message("make-tab"), "Make"],
  [message("watch-tab"), "Watch"],
  [message("solve-tab"), "Solve"],
  [message("change-tab"), "Change"],
  [message("print-tab"), "Print"],
  [message("lab-tab"), "Lab"],
  [message("more-tabs-button"), "More"],
  [message("about-title"), "About"],
  [message("run-region"), "Run"],
  [message("generate-button"), "Generate"],
  [message("stop-button"), "Stop"],
  [message("clear-maze-button"), "Clear maze"],
  [message("making-maze"), "Making the maze…"],
];
