import { type Message, message } from "../../../src/message";

export const labels: readonly (readonly [Message, string])[] = [
  [message("draw-picture"), "Draw the picture"],
  [message("work-out-steps"), "Work out the steps"],
];
