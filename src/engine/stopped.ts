import { type Message, inShort, message } from "../message";

/** The person pressed Stop, closed the pane, or answered no to a question; `sentence` says which. */
export class Stopped extends Error {
  override name = "Stopped";
  constructor(readonly sentence: Message = message("stopped")) {
    super(inShort(sentence));
  }
}
