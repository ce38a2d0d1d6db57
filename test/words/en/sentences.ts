import { type Message, message } from "../../../src/message";

export const sentences: readonly (readonly [Message, string])[] = [
  [
    message("together", { sentences: [message("stopped"), message("cancelled"), message("nothing-changed")] }),
    "Stopped. Cancelled. Nothing was changed.",
  ],
  [
    message("lines", { lines: ["TypeError: x is undefined", message("way-to-unmerge")] }),
    "TypeError: x is undefined\nIn Excel: Home, Merge & Center.",
  ],
  [message("internal-error"), "Report the details below. Lavirint hit an internal error."],
  [message("stopped"), "Stopped."],
  [message("cancelled"), "Cancelled."],
  [
    message("engine-not-loaded"),
    "Check your connection and try again. The part of Lavirint that makes and solves mazes didn’t load.",
  ],
];
