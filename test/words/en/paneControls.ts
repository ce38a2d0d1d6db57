import { type Message, message } from "../../../src/message";

export const paneControls: readonly (readonly [Message, string])[] = [
  [
    message("field-below-least", { kind: "whole", min: 1, field: "Columns", held: "number", value: "0" }),
    "Type a whole number of at least 1 into “Columns”: it holds 0. Nothing was changed.",
  ],
  [
    message("field-out-of-bounds", {
      kind: "decimal",
      min: 1,
      max: 409,
      field: "Font size",
      held: "nothing",
      value: "",
    }),
    "Type a number from 1 to 409 into “Font size”: it is empty or holds no number. Nothing was changed.",
  ],
  [message("copy-by-keys"), "It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it."],
];
