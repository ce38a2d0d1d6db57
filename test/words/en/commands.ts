import { type Message, message, together } from "../../../src/message";

export const commands: readonly (readonly [Message, string])[] = [
  [
    message("ribbon-question", { question: "Overwrite them?", outcome: message("cancelled") }),
    "Overwrite them? Generate on the ribbon can’t ask, so it stopped. Cancelled. To answer, press Generate in the pane.",
  ],
  [
    message("ribbon-took-too-long", { outcome: together(message("stopped"), message("nothing-changed")) }),
    "Press Generate in the pane, where there is no time limit. A command of the ribbon is ended after five minutes, and this maze would have taken longer. Stopped. Nothing was changed.",
  ],
];
