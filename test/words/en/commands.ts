import { type Message, message } from "../../../src/message";

export const commands: readonly (readonly [Message, string])[] = [
  [
    message("ribbon-question", { question: "Overwrite them?", outcome: message("cancelled") }),
    "Overwrite them? Generate on the ribbon can’t ask, so it stopped. Cancelled. To answer, press Generate in the pane.",
  ],
];
