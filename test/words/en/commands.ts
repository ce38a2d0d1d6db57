import { type Message, message, together } from "../../../src/message";

export const commands: readonly (readonly [Message, string])[] = [
  [
    message("ribbon-question", {
      question: "Overwrite them?",
      outcome: message("cancelled"),
      button: message("solve-button"),
    }),
    "Overwrite them? Only the pane can ask, so this command stopped. Cancelled. To answer, press the button Solve in the pane.",
  ],
  [
    message("ribbon-took-too-long", {
      outcome: together(message("stopped"), message("nothing-changed")),
      button: message("generate-button"),
    }),
    "Press the button Generate in the pane, where there is no time limit. A command of the ribbon or of a cell’s menu is ended after five minutes, and this one would have taken longer. Stopped. Nothing was changed.",
  ],
];
