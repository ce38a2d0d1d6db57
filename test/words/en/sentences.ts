import { type Message, message } from "../../../src/message";

export const sentences: readonly (readonly [Message, string])[] = [
  [
    message("together", { sentences: ["Stopped.", message("cancelled"), "Nothing was changed."] }),
    "Stopped. Cancelled. Nothing was changed.",
  ],
  [message("internal-error"), "Report the details below. Lavirint hit an internal error."],
  [message("stopped"), "Stopped."],
  [message("cancelled"), "Cancelled."],
  [
    message("engine-not-loaded"),
    "Check your connection and try again. The part of Lavirint that makes and solves mazes didn’t load.",
  ],
];
