import { type Message, inShort, message } from "../message";

/** The person pressed Stop, closed the pane, or answered no to a question; `sentence` says which. */
export class Stopped extends Error {
  override name = "Stopped";
  constructor(readonly sentence: Message = message("stopped")) {
    super(inShort(sentence));
  }
}

/** The script of the algorithms could not be loaded. The next task tries again. */
export class NotLoaded extends Error {
  override name = "NotLoaded";
  readonly sentence = message("engine-not-loaded");
  constructor() {
    super(inShort(message("engine-not-loaded")));
  }
}
