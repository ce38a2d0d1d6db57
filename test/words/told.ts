import { type Message, message } from "../../src/message";

/** A message that reads as this text, for whom it does not matter which message it is told. */
export function told(text: string): Message {
  return message("lines", { lines: [text] });
}
