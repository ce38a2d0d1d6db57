import { type Message, message } from "../../../src/message";

export const probe: readonly (readonly [Message, string])[] = [
  [
    message("scratch-sheet-left", { sheet: "Lavirint check" }),
    "Delete the sheet Lavirint check if it is there. The report used it, and it couldn’t be removed.",
  ],
];
